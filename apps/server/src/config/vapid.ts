import { createECDH, hkdfSync } from 'node:crypto';
import path from 'node:path';
import { readOrCreate } from './secret.ts';

const curve = 'prime256v1';

/** The key pair that identifies this server to push services (RFC 8292), base64url. */
export interface VapidKeys {
  /** Public: sent to every browser. */
  publicKey: string;
  /** Never logged. */
  privateKey: string;
}

export function vapidKeysOf(privateKey: string): VapidKeys | null {
  try {
    const bytes = Buffer.from(privateKey, 'base64url');
    if (bytes.length !== 32) return null;
    const pair = createECDH(curve);
    pair.setPrivateKey(bytes);
    return {
      publicKey: pair.getPublicKey('base64url'),
      privateKey: bytes.toString('base64url'),
    };
  } catch {
    return null;
  }
}

/** Derives the same keys from the same secret, in every process that shares it. */
export function deriveVapidKeys(secret: string): VapidKeys {
  for (let turn = 0; ; turn += 1) {
    const bytes = hkdfSync('sha256', secret, '', `office web push ${turn}`, 32);
    // About one in four thousand million derived numbers is not a valid key.
    const keys = vapidKeysOf(Buffer.from(bytes).toString('base64url'));
    if (keys) return keys;
  }
}

/** Throws if the file has no valid key, because new keys would invalidate all subscriptions. */
export function readOrCreateVapidKeys(dataDir: string): VapidKeys {
  const name = 'vapid-key';
  const privateKey = readOrCreate(dataDir, name, makePrivateKey);
  const keys = vapidKeysOf(privateKey);
  if (!keys) {
    throw new Error(
      `${path.join(dataDir, name)} contains no key: restore the file, or remove it to generate a new key`,
    );
  }
  return keys;
}

function makePrivateKey(): string {
  const pair = createECDH(curve);
  pair.generateKeys();
  // The hex string omits leading zeros.
  const hex = pair.getPrivateKey('hex').padStart(64, '0');
  return Buffer.from(hex, 'hex').toString('base64url');
}
