import '../src/module-formats.ts';

const { operate } = await import('../src/cli/operate.ts');

/** A command of the operator's, and what is typed when it asks for a secret. */
interface Command {
  words: string[];
  input: string;
}

// The operator's command line for one after the other: to start it anew takes longer than most of what it does.
process.on('message', ({ words, input }: Command) => {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  operate(words, { print, readSecret: () => Promise.resolve(input) }).then(
    () => process.send?.({ printed }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
