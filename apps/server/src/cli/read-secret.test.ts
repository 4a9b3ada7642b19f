import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readSecret } from './read-secret.ts';

async function readTypedSecret(typed: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  const secret = readSecret('Password: ', { input, output });
  input.end(typed);
  return { secret: await secret, shown: String(output.read() ?? '') };
}

it.each([
  ['a line', 'Office#2026\n', 'Office#2026'],
  ['a line that ends with CRLF', 'Office#2026\r\n', 'Office#2026'],
  ['text without a line ending', 'Office#2026', 'Office#2026'],
  ['the first of several lines', 'Office#2026\nmore\n', 'Office#2026'],
  ['nothing', '', ''],
])('reads %s from a pipe without a prompt', async (_what, typed, secret) => {
  expect(await readTypedSecret(typed, false)).toEqual({ secret, shown: '' });
});

it('prompts at a terminal and hides the input', async () => {
  expect(await readTypedSecret('Office#2026\r', true)).toEqual({
    secret: 'Office#2026',
    shown: 'Password: \n',
  });
});
