exitProcess(Tool.run(CommandLine.arguments.dropFirst()))
