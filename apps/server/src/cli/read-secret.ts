import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** The prompt goes here: standard output is for what a command answers. */
  output: NodeJS.WritableStream;
}

/**
 * The first line of standard input. At a terminal it is asked for, and what is typed is not shown.
 */
export async function readSecret(
  prompt: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  const isTyped = input.isTTY === true;
  if (isTyped) output.write(prompt);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: isTyped });
  lines.once('SIGINT', () => lines.close());
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTyped) output.write('\n');
  }
}
