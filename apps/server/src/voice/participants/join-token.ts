import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../platform/platform.ts';

/** Lifetime of a token. Pages use it immediately. */
const tokenSeconds = 60;

export interface JoinToken {
  organizationId: string;
  userId: string;
  roomId: string;
}

const issuer = 'office';
const audience = 'office:voice';

type Deps = Pick<Platform, 'now' | 'config'>;

const signingKeys = new Map<string, KeyObject>();

/** Derives a key for join tokens, so that other tokens with the same secret are not accepted. */
function signingKey(secret: string): KeyObject {
  const known = signingKeys.get(secret);
  if (known) return known;
  const key = createSecretKey(createHmac('sha256', secret).update('voice-joinToken').digest());
  signingKeys.set(secret, key);
  return key;
}

export async function issueJoinToken(
  deps: Deps,
  { organizationId, userId, roomId }: JoinToken,
): Promise<{ token: string; expiresAt: Date }> {
  const issuedAt = Math.floor(deps.now().getTime() / 1000);
  const expiresAt = issuedAt + tokenSeconds;
  const token = await new SignJWT({ org: organizationId, room: roomId })
    .setProtectedHeader({ alg: 'HS256', typ: 'voice+jwt' })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signingKey(deps.config.secret));
  return { token, expiresAt: new Date(expiresAt * 1000) };
}

export async function readJoinToken(deps: Deps, token: string): Promise<JoinToken | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(deps.config.secret), {
      algorithms: ['HS256'],
      typ: 'voice+jwt',
      issuer,
      audience,
      currentDate: deps.now(),
      requiredClaims: ['sub', 'exp'],
    });
    return {
      organizationId: payload['org'] as string,
      userId: payload.sub as string,
      roomId: payload['room'] as string,
    };
  } catch {
    return null;
  }
}
