import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { maxPasswordLength } from '@office/vocabulary';

const lists = new Map<string | null, Promise<Set<string>>>();

/**
 * Returns whether a list of breached passwords contains the password, in any case and with or without special
 * characters at its ends. The rules require capitals and symbols, so attackers try `Password1!` with `password1`.
 * @param file additional list of the operator, one password per line
 */
export async function isBreachedPassword(password: string, file: string | null): Promise<boolean> {
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
