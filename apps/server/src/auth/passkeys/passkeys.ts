import type { Schemas } from '@office/api';
import { maxPasskeys, passkeyChallengeMs } from '@office/vocabulary';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAccountChange } from '../account-change.ts';
import { requirePassword } from '../passwords/password-check.ts';
import { lockAccount } from '../store/account-store.ts';
import * as store from '../store/passkey-store.ts';
import { lockOpenSession } from '../store/session-store.ts';
import { isValidChallenge, newChallenge } from './challenge.ts';
import { toUserHandle } from './check-passkey.ts';
import { relyingPartyName, relyingPartyOf } from './relying-party.ts';

type Context = Pick<Platform, 'db' | 'now' | 'config' | 'mail' | 'audit'> & WithClaims;

export async function listPasskeys({
  db,
  claims,
}: Pick<Platform, 'db'> & WithClaims): Promise<Schemas['PasskeyList']> {
  const rows = await store.findPasskeysOf(db, claims.userId);
  return { data: rows.map(toPasskey) };
}

/** Requires the password, so that an unattended session cannot add a way to sign in. */
export async function newPasskeyOptions(
  context: Context,
  { currentPassword }: Schemas['CurrentPasswordRequest'],
  caller: { ip: string },
): Promise<Schemas['PasskeyOptions']> {
  const { email, id: userId } = await requirePassword(context, currentPassword, caller);
  const known = await store.findPasskeysOf(context.db, userId);
  if (known.length >= maxPasskeys) throw new ApiError('passkeyLimitReached');
  const options = await generateRegistrationOptions({
    rpName: relyingPartyName,
    rpID: relyingPartyOf(context).rpID,
    userName: email,
    userID: new Uint8Array(Buffer.from(toUserHandle(userId), 'base64url')),
    challenge: newChallenge(context, { kind: 'ADD', sessionId: context.claims.sessionId }),
    timeout: passkeyChallengeMs,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}

export async function addPasskey(
  context: Context,
  { name, attestation }: Schemas['AddPasskeyRequest'],
): Promise<Schemas['Passkey']> {
  const { userId, sessionId } = context.claims;
  const credential = await verifyAttestation(context, attestation);
  if (!credential) throw new ApiError('passkeyInvalid');
  const { challenge, ...verified } = credential;
  const row = await context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new ApiError('userOrTokenNotFound');
    // A password reset may have ended the session while the request waited for the lock.
    if (!(await lockOpenSession(tx, sessionId))) throw new ApiError('tokenInvalidOrExpired');
    const known = await store.findPasskeysOf(tx, userId);
    if (known.length >= maxPasskeys) throw new ApiError('passkeyLimitReached');
    const isFresh = await store.saveUsedChallenge(tx, challenge, context.now());
    const added =
      isFresh &&
      (await store.insertPasskey(tx, { ...verified, userId, name, createdAt: context.now() }));
    if (!added) throw new ApiError('passkeyInvalid');
    await recordAccountChange(context, tx, account, 'PASSKEY_ADDED', {
      template: 'passkeyAdded',
      values: { at: context.now(), name },
    });
    return added;
  });
  return toPasskey(row);
}

async function verifyAttestation(
  context: Context,
  { id, clientDataJSON, attestationObject, transports }: Schemas['PasskeyAttestation'],
) {
  const { rpID, origin } = relyingPartyOf(context);
  const purpose = { kind: 'ADD', sessionId: context.claims.sessionId } as const;
  let challenge = '';
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: (presented) => {
        challenge = presented;
        return isValidChallenge(context, purpose, presented);
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      challenge,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      synced: credentialBackedUp,
    };
  } catch {
    // The library throws for every wrong part of the response.
    return null;
  }
}

export async function renamePasskey(
  { db, claims: { userId } }: Pick<Platform, 'db'> & WithClaims,
  passkeyId: string,
  { name }: Schemas['RenamePasskeyRequest'],
): Promise<void> {
  if (!(await store.renamePasskey(db, { userId, passkeyId }, name))) throw new ApiError('notFound');
}

export async function removePasskey(context: Context, passkeyId: string): Promise<void> {
  const { userId } = context.claims;
  await context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    const removed = account && (await store.deletePasskey(tx, { userId, passkeyId }));
    if (!removed) throw new ApiError('notFound');
    await recordAccountChange(context, tx, account, 'PASSKEY_REMOVED', {
      template: 'passkeyRemoved',
      values: { at: context.now(), name: removed.name },
    });
  });
}

function toPasskey(row: store.PasskeyRow): Schemas['Passkey'] {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
