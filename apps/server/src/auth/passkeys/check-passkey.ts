import type { Schemas } from '@office/api';
import { passkeyChallengeMs } from '@office/vocabulary';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Queryable } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../store/passkey-store.ts';
import { isValidChallenge, newChallenge, type ChallengePurpose } from './challenge.ts';
import { relyingPartyOf } from './relying-party.ts';

type Deps = Pick<Platform, 'now' | 'config'>;

/** Names no credentials: the authenticator offers the passkeys that it has for the domain. */
export async function passkeyOptions(
  deps: Deps,
  purpose: ChallengePurpose = { kind: 'SIGN_IN' },
): Promise<Schemas['PasskeyOptions']> {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(deps).rpID,
    challenge: newChallenge(deps, purpose),
    userVerification: 'required',
    timeout: passkeyChallengeMs,
  });
  return { options: { ...options } };
}

export interface VerifiedPasskey {
  id: string;
  userId: string;
  challenge: string;
  counter: number;
  synced: boolean;
}

/** Returns null if the assertion or passkey is invalid. `usePasskey` completes the use. */
export async function checkPasskey(
  deps: Deps & Pick<Platform, 'db'>,
  assertion: Schemas['PasskeyAssertion'],
  purpose: ChallengePurpose = { kind: 'SIGN_IN' },
): Promise<VerifiedPasskey | null> {
  const passkey = await store.findPasskey(deps.db, assertion.id);
  if (!passkey || assertion.userHandle !== toUserHandle(passkey.userId)) return null;
  const { rpID, origin } = relyingPartyOf(deps);
  const { id, ...response } = assertion;
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: (presented) => {
        challenge = presented;
        return isValidChallenge(deps, purpose, presented);
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) return null;
    return {
      id: passkey.id,
      userId: passkey.userId,
      challenge,
      counter: authenticationInfo.newCounter,
      synced: authenticationInfo.credentialBackedUp,
    };
  } catch {
    // The library throws for every wrong part of the response.
    return null;
  }
}

/** Stores the use of a passkey. Returns false if its challenge was used or the passkey was removed. */
export async function usePasskey(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  { id, challenge, counter, synced }: VerifiedPasskey,
): Promise<boolean> {
  const now = deps.now();
  if (!(await store.saveUsedChallenge(tx, challenge, now))) return false;
  return store.savePasskeyUse(tx, id, { counter, synced, lastUsedAt: now });
}

/** The bytes of the user id, which contain no personal data. */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
