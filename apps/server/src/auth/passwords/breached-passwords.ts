import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { maxPasswordLength } from '@office/vocabulary';
import type { Config } from '../../config/config.ts';
import { isInBreachedRange } from './breached-range.ts';

const lists = new Map<string | null, Promise<Set<string>>>();

type Lists = Pick<Config, 'breachedPasswordsFile' | 'breachedPasswordsUrl'>;

/** Returns false while the service of the operator fails, so that it cannot prevent new passwords. */
export async function isBreachedPassword(
  password: string,
  { breachedPasswordsFile: file, breachedPasswordsUrl: url }: Lists,
): Promise<boolean> {
  if (await isListed(password, file)) return true;
  return url !== null && (await isInBreachedRange(password, url).catch(() => false));
}

/**
 * Returns whether a local list contains the password, in any case and with or without special characters at its
 * ends. The rules require capitals and symbols, so attackers try `Password1!` with `password1`.
 * @param file additional list of the operator, one password per line
 */
async function isListed(password: string, file: string | null): Promise<boolean> {
  let list = lists.get(file);
  if (!list) {
    list = readList(file);
    lists.set(file, list);
    // Reads a missing file again at the next password.
    list.catch(() => lists.delete(file));
  }
  const breached = await list;
  const word = password.toLowerCase();
  return breached.has(word) || breached.has(word.replace(/^[^a-z\d]+|[^a-z\d]+$/g, ''));
}

/** Loaded on first use, because most commands set no password. */
async function readList(file: string | null): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = new Set(dictionary['passwords-common']);
  if (!file) return list;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const word = line.trim().toLowerCase();
    if (word && word.length <= maxPasswordLength) list.add(word);
  }
  return list;
}
