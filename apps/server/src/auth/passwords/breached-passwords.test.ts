import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { demoPassword } from '../../demo/seed.ts';
import { isBreachedPassword } from './breached-passwords.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'office-breached-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isBreached = (password: string, breachedPasswordsFile: string | null = null) =>
  isBreachedPassword(password, { breachedPasswordsFile, breachedPasswordsUrl: null });

it.each(['P@ssw0rd', '1qaz@WSX', 'Password1!', '#Qwerty123', 'LETMEIN1?'])(
  'returns true for %s',
  async (password) => {
    expect(await isBreached(password)).toBe(true);
  },
);

it.each([demoPassword, 'Kaede&Maple72', 'a#1', 'Wt7$mQ2+'])(
  'returns false for %s',
  async (password) => {
    expect(await isBreached(password)).toBe(false);
  },
);

it('adds the passwords of a file', async () => {
  const file = path.join(folder, 'list.txt');
  writeFileSync(file, 'Kaede&Maple72\r\n\nmomiji2026\n');
  expect(await isBreached('Kaede&Maple72', file)).toBe(true);
  expect(await isBreached('Momiji2026!', file)).toBe(true);
  expect(await isBreached('Password1!', file)).toBe(true);
  expect(await isBreached('Kaede&Maple73', file)).toBe(false);
});
