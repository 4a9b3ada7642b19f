import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Receives the prompt, as standard output is reserved for the command's result. */
  output: NodeJS.WritableStream;
}

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
