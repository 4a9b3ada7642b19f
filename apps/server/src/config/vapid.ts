import { createECDH, hkdfSync } from 'node:crypto';
import path from 'node:path';
import { readOrCreate } from './secret.ts';

const curve = 'prime256v1';

/** The keys by which push services know this office (RFC 8292), base64url. */
export interface VapidKeys {
  /** Public: every browser gets it. */
  publicKey: string;
  /** Never logged. */
  privateKey: string;
}

/** The pair of a private key; null for what is none. */
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

/** The same keys for the same secret: in every process that shares it. */
export function deriveVapidKeys(secret: string): VapidKeys {
  for (let turn = 0; ; turn += 1) {
    const bytes = hkdfSync('sha256', secret, '', `office web push ${turn}`, 32);
    // One secret in four thousand million gives a number that is no key.
    const keys = vapidKeysOf(Buffer.from(bytes).toString('base64url'));
    if (keys) return keys;
  }
}

/**
 * The keys that the data folder keeps: made on first use, readable by the server's user alone.
 *
 * @throws {Error} when the file is there and holds no key: another one would part all browsers from their office
 */
export function readOrCreateVapidKeys(dataDir: string): VapidKeys {
  const name = 'vapid-key';
  const privateKey = readOrCreate(dataDir, name, makePrivateKey);
  const keys = vapidKeysOf(privateKey);
  if (!keys) {
    throw new Error(
      `${path.join(dataDir, name)} holds no key: put back the one that was there, or remove it to have a new one made`,
    );
  }
  return keys;
}

function makePrivateKey(): string {
  const pair = createECDH(curve);
  pair.generateKeys();
  // A number that begins with zeros comes shorter.
  const hex = pair.getPrivateKey('hex').padStart(64, '0');
  return Buffer.from(hex, 'hex').toString('base64url');
}
