import '../src/module-formats.ts';

const { operate } = await import('../src/cli/run-command.ts');

interface Command {
  words: string[];
  input: string;
}

// Keeps one process for all CLI commands, because starting it takes longer than most commands.
process.on('message', ({ words, input }: Command) => {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  operate(words, { print, readSecret: () => Promise.resolve(input) }).then(
    () => process.send?.({ printed }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
