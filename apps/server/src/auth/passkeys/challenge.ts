import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { passkeyChallengeMs } from '@office/vocabulary';
import type { Platform } from '../../platform/platform.ts';

/** `ADD` and `CONFIRM` bind the challenge to a session, `SIGN_IN` is for anyone. */
export type ChallengePurpose = { kind: 'ADD' | 'CONFIRM'; sessionId: string } | { kind: 'SIGN_IN' };

const nonceLength = 16;
const timeLength = 6;

type Deps = Pick<Platform, 'now' | 'config'>;

function signature(deps: Deps, purpose: ChallengePurpose, signed: Buffer): Buffer {
  const owner = purpose.kind === 'SIGN_IN' ? '' : purpose.sessionId;
  return createHmac('sha256', deps.config.secret)
    .update(`passkey-challenge:${purpose.kind}:${owner}:`)
    .update(signed)
    .digest();
}

/** Not stored, so that unauthenticated callers cannot fill the database; used challenges are. */
export function newChallenge(deps: Deps, purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
  const signed = Buffer.alloc(nonceLength + timeLength);
  randomBytes(nonceLength).copy(signed);
  signed.writeUIntBE(deps.now().getTime() + passkeyChallengeMs, nonceLength, timeLength);
  return new Uint8Array(Buffer.concat([signed, signature(deps, purpose, signed)]));
}

export function isValidChallenge(
  deps: Deps,
  purpose: ChallengePurpose,
  challenge: string,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const signed = bytes.subarray(0, nonceLength + timeLength);
  const expected = signature(deps, purpose, signed);
  const presented = bytes.subarray(nonceLength + timeLength);
  if (presented.length !== expected.length || !timingSafeEqual(presented, expected)) return false;
  return signed.readUIntBE(nonceLength, timeLength) > deps.now().getTime();
}
