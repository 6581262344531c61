// What the generator is measured against: a C program that does the same to the disk and nothing else.
//
//   yardstick write   THREADS REFERENCE FOLDER SPECS FILES   reads the specs, writes the files
//   yardstick compare THREADS REFERENCE FOLDER SPECS FILES   reads the specs, reads and compares the files
//   yardstick time FOLDER COMMAND…                           runs a command in a folder
//
// SPECS and FILES are lists of paths, one a line, relative to REFERENCE and FOLDER. What the files hold is read from
// REFERENCE before the clock starts. The first two print milliseconds; the last one prints the milliseconds that pass,
// those of all processors, and the greatest memory in KiB, and ends as the command does.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef struct {
    char **lines;
    size_t count;
} List;

typedef struct {
    char *bytes;
    size_t size;
} Contents;

static List specs, files;
static Contents *contents;
static const char *folder;
static int comparing;
static size_t next_spec;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void fail(const char *what, const char *path) {
    fprintf(stderr, "yardstick: cannot %s %s: %s\n", what, path, strerror(errno));
    exit(70);
}

static double milliseconds(struct timespec time) { return time.tv_sec * 1e3 + time.tv_nsec / 1e6; }

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return milliseconds(time);
}

static size_t read_into(const char *path, char **buffer, size_t *capacity) {
    struct stat status;
    size_t size = 0;
    ssize_t count;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || fstat(file, &status) != 0) fail("open", path);
    if (*capacity < (size_t)status.st_size + 1) {
        *capacity = status.st_size + 1;
        *buffer = realloc(*buffer, *capacity);
    }
    while ((count = read(file, *buffer + size, *capacity - size)) > 0) size += count;
    if (count < 0) fail("read", path);
    close(file);
    return size;
}

static List read_list(const char *path) {
    List list = {NULL, 0};
    char *text = NULL, *line;
    size_t capacity = 0, size = read_into(path, &text, &capacity);
    text[size] = 0;
    for (line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        list.lines = realloc(list.lines, (list.count + 1) * sizeof *list.lines);
        list.lines[list.count++] = line;
    }
    return list;
}

static void write_file(const char *path, Contents new) {
    char temporary[4096];
    size_t written = 0;
    int file;
    if (snprintf(temporary, sizeof temporary, "%s.tmp", path) >= (int)sizeof temporary) fail("name", path);
    file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) fail("create", temporary);
    while (written < new.size) {
        ssize_t count = write(file, new.bytes + written, new.size - written);
        if (count < 0) fail("write", temporary);
        written += count;
    }
    if (close(file) != 0 || rename(temporary, path) != 0) fail("rename", temporary);
}

// Takes one spec after the other, and with each its share of the files.
static void *work(void *unused) {
    char path[4096], *buffer = NULL;
    size_t capacity = 0, spec, file;
    for (;;) {
        pthread_mutex_lock(&lock);
        spec = next_spec++;
        pthread_mutex_unlock(&lock);
        if (spec >= specs.count) return unused;
        snprintf(path, sizeof path, "%s/%s", folder, specs.lines[spec]);
        read_into(path, &buffer, &capacity);
        for (file = files.count * spec / specs.count; file < files.count * (spec + 1) / specs.count; file++) {
            Contents new = contents[file];
            snprintf(path, sizeof path, "%s/%s", folder, files.lines[file]);
            if (!comparing)
                write_file(path, new);
            else if (read_into(path, &buffer, &capacity) != new.size || memcmp(buffer, new.bytes, new.size) != 0)
                fail("recognise", path);
        }
    }
}

static int run_work(int threads, const char *reference) {
    pthread_t *others = calloc(threads, sizeof *others);
    char path[4096];
    double start;
    size_t file;
    int thread;
    contents = calloc(files.count, sizeof *contents);
    for (file = 0; file < files.count; file++) {
        size_t capacity = 0;
        snprintf(path, sizeof path, "%s/%s", reference, files.lines[file]);
        contents[file].size = read_into(path, &contents[file].bytes, &capacity);
    }
    start = now();
    for (thread = 1; thread < threads; thread++) pthread_create(&others[thread], NULL, work, NULL);
    work(NULL);
    for (thread = 1; thread < threads; thread++) pthread_join(others[thread], NULL);
    printf("%.3f\n", now() - start);
    return 0;
}

static int run_command(char **command) {
    struct rusage usage;
    int status;
    double start = now(), end;
    pid_t child = fork();
    if (child == 0) {
        int null = open("/dev/null", O_WRONLY);
        dup2(null, STDOUT_FILENO);
        if (chdir(folder) != 0) fail("enter", folder);
        execvp(command[0], command);
        fail("run", command[0]);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) != child) fail("run", command[0]);
    end = now();
#ifdef __APPLE__
    usage.ru_maxrss /= 1024;
#endif
    printf("%.3f %.0f %ld\n", end - start,
           (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
               (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3,
           usage.ru_maxrss);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 70;
}

int main(int count, char **arguments) {
    if (count >= 4 && strcmp(arguments[1], "time") == 0) {
        folder = arguments[2];
        return run_command(arguments + 3);
    }
    comparing = count > 1 && strcmp(arguments[1], "compare") == 0;
    if (count != 7 || (!comparing && strcmp(arguments[1], "write") != 0)) {
        fprintf(stderr, "usage: yardstick write|compare THREADS REFERENCE FOLDER SPECS FILES\n"
                        "       yardstick time FOLDER COMMAND…\n");
        return 64;
    }
    folder = arguments[4];
    specs = read_list(arguments[5]);
    files = read_list(arguments[6]);
    return run_work(atoi(arguments[2]), arguments[3]);
}
