import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { ageMagic, BackupError } from './format.ts';

const minPassphraseLength = 12;

/** Encryption in the age format: by passphrase, or for the owner of a public key (`age1…`). */
export type EncryptionKey = { passphrase: string } | { recipient: string };
export type DecryptionKey = { passphrase: string } | { identity: string };

/** @throws {BackupError} for a short passphrase or an invalid public key */
export function createEncrypter(key: EncryptionKey): Encrypter {
  const encrypter = new Encrypter();
  if ('passphrase' in key) {
    if (key.passphrase.length < minPassphraseLength)
      throw new BackupError(`The passphrase must have ${minPassphraseLength} characters or more`);
    encrypter.setPassphrase(key.passphrase);
    return encrypter;
  }
  try {
    encrypter.addRecipient(key.recipient);
  } catch {
    throw new BackupError('The recipient must be an age public key (age1…)');
  }
  return encrypter;
}

export async function encrypt(encrypter: Encrypter, plain: Readable): Promise<Readable> {
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** @throws {BackupError} for a wrong passphrase or key */
export async function decrypt(key: DecryptionKey, encrypted: Readable): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
    else decrypter.addIdentity(key.identity);
    return fromWeb(await decrypter.decrypt(toWeb(encrypted)));
  } catch {
    throw new BackupError('The backup cannot be decrypted: the passphrase or the key is wrong');
  }
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageMagic.length), 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === ageMagic;
  } finally {
    await handle.close();
  }
}

function toWeb(stream: Readable) {
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as ReadableStream);
}
