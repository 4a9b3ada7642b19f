import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import {
  bytesToHex,
  bytesToUtf8,
  hexToBytes,
  managedNonce,
  utf8ToBytes,
} from '@noble/ciphers/utils.js';
import type { LocalStore } from './openStorage.ts';
import { formatSealedEntry, parseSealedEntry } from './sealedEntry.ts';

const cipher = managedNonce(xchacha20poly1305);

/**
 * Encrypts the values of a storage. Entries of another key read as missing; writes without a key
 * are dropped. Synchronous, unlike WebCrypto, because text must be stored before the page closes.
 * @param key returns 32 bytes in hexadecimal, or null while no user is signed in
 */
export function sealedStorage(
  storage: LocalStore,
  key: () => string | null,
  now: () => number = Date.now,
): LocalStore {
  // The name is authenticated, so that a value cannot be moved to another entry.
  const cipherOf = (name: string) => {
    const current = key();
    return current ? cipher(hexToBytes(current), utf8ToBytes(name)) : null;
  };
  return {
    getItem(name) {
      const entry = parseSealedEntry(storage.getItem(name) ?? '');
      if (!entry) return null;
      try {
        const opened = cipherOf(name)?.decrypt(hexToBytes(entry.sealed));
        return opened ? bytesToUtf8(opened) : null;
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      const sealed = cipherOf(name)?.encrypt(utf8ToBytes(value));
      if (sealed)
        storage.setItem(name, formatSealedEntry({ changedAt: now(), sealed: bytesToHex(sealed) }));
    },
    removeItem: (name) => storage.removeItem(name),
  };
}
