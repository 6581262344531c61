# Writes `count` inputs of about 25 lines below `folder`, a hundred a folder: specs for the generator (kind=viewmodel), and
# for other generators descriptions of the same structures (kind=fbs, kind=thrift).

BEGIN {
    split("Account Basket Calendar Delivery Event Favourite Gallery History Invoice Journey", nouns, " ")
    split("Editor List Detail Search Settings Picker Preview Upload Filter Overview", kinds, " ")
    split("title owner address summary comment category nickname location reference keyword", words, " ")
    for (i = 0; i < count; i++) {
        name = nouns[i % 10 + 1] kinds[int(i / 10) % 10 + 1] i
        first = words[i % 10 + 1]
        second = words[(i + 3 + int(i / 10)) % 10 + 1]
        if (second == first) second = second "Again"
        area = folder "/Area" int(i / 100)
        if (i % 100 == 0) system("mkdir -p '" area "'")
        file = area "/" name (kind == "viewmodel" ? "ViewModel." : ".") kind
        if (kind == "viewmodel") spec(file)
        else if (kind == "fbs") flatbuffers(file)
        else thrift(file)
        close(file)
    }
}

function spec(file) {
    print "/// Edits the " first " and the " second " of " name "." >file
    print "viewmodel " name "ViewModel {" >file
    print "    dependencies {\n        service: " name "Service\n        weak coordinator: MainCoordinator?\n    }" >file
    print "    input {\n        " first ", " second ": Signal<String>" >file
    print "        saveTap, closeTap: Signal<Void>\n    }" >file
    print "    state {" >file
    print "        " first "Valid: Bool = false  <- " first " { !" first ".isEmpty }" >file
    print "        " second "Valid: Bool = false <- " second " { " second ".count >= " i % 9 + 2 " }" >file
    print "    }\n    flow {" >file
    print "        save: " name " <- saveTap.flatMapFirst(service.save(" first ": " first ", " second ": " second "))" >file
    print "        save -> coordinator?.show(save)\n        closeTap -> coordinator?.close()\n    }" >file
    print "    output {" >file
    print "        " first "Valid, " second "Valid: Driver<Bool>" >file
    print "        canSave: Driver<Bool>  <- " first "Valid, " second "Valid { " first "Valid && " second "Valid }" >file
    print "        isBusy: Driver<Bool>   <- save.activity" >file
    print "        toast: Signal<String>  <- errors via message\n    }\n}" >file
}

function flatbuffers(file) {
    print "namespace Bench" i ";" >file
    print "table " name "Input {\n  " first ": string;\n  " second ": string;\n  save_tap: bool;\n  close_tap: bool;\n}" >file
    print "table " name "State {\n  " first "_valid: bool = false;\n  " second "_valid: bool = false;\n}" >file
    print "table " name "Output {\n  " first "_valid: bool;\n  " second "_valid: bool;" >file
    print "  can_save: bool;\n  is_busy: bool;\n  toast: string;\n}" >file
    print "table " name "ViewModel {\n  input: " name "Input;\n  state: " name "State;\n  output: " name "Output;\n}" >file
    print "root_type " name "ViewModel;" >file
}

function thrift(file) {
    print "struct " name "Input {\n  1: string " first "\n  2: string " second "\n  3: bool saveTap\n  4: bool closeTap\n}" >file
    print "struct " name "State {\n  1: bool " first "Valid = false\n  2: bool " second "Valid = false\n}" >file
    print "struct " name "Output {\n  1: bool " first "Valid\n  2: bool " second "Valid" >file
    print "  3: bool canSave\n  4: bool isBusy\n  5: string toast\n}" >file
    print "service " name "ViewModel {\n  " name "Output transform(1: " name "Input input, 2: " name "State state)\n}" >file
}
