import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { accessTokenMs, adminAccessTokenMs } from '@office/vocabulary';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import type { Audience } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';

/** The payload of an access token. It contains an organisation only after one has been selected. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  organizationId: string | null;
  contractId: string | null;
  /** The application that accepts the token. Defaults to `OFFICE`. */
  audience?: Audience;
  /** SHA-256 of the refresh token that was exchanged for this token; null after a sign-in. */
  replaced: string | null;
}

const issuer = 'office';
/** A token of one application is not valid for another. */
const audiences: Record<Audience, string> = { OFFICE: 'office:access', ADMIN: 'office:admin' };
const lifetimes: Record<Audience, number> = { OFFICE: accessTokenMs, ADMIN: adminAccessTokenMs };

/** Cached because deriving a key is slower than verifying a token. */
const signingKeys = new Map<string, KeyObject>();

/** Derives a separate key, so that other values signed with the secret are not valid as tokens. */
function signingKey(secret: string): KeyObject {
  const known = signingKeys.get(secret);
  if (known) return known;
  const key = createSecretKey(createHmac('sha256', secret).update('access-token').digest());
  signingKeys.set(secret, key);
  return key;
}

export async function issueAccessToken(
  deps: Pick<Platform, 'now' | 'config'>,
  claims: AccessClaims,
): Promise<{ token: string; expires: number }> {
  const issuedAt = Math.floor(deps.now().getTime() / 1000);
  const { audience = 'OFFICE' } = claims;
  const expiresAt = issuedAt + lifetimes[audience] / 1000;
  const token = await new SignJWT({
    sid: claims.sessionId,
    org: claims.organizationId,
    ctr: claims.contractId,
    rep: claims.replaced,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audiences[audience])
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signingKey(deps.config.secret));
  return { token, expires: expiresAt * 1000 };
}

type VerifiedClaims = AccessClaims & { expires: number };

/** Claims of verified tokens, because WebCrypto verifies signatures in another thread. */
const verified = new Map<string, VerifiedClaims>();
const maxVerified = 10_000;

export async function readAccessToken(
  deps: Pick<Platform, 'now' | 'config'>,
  token: string,
  audience: Audience = 'OFFICE',
): Promise<VerifiedClaims | null> {
  const cacheKey = `${audience} ${deps.config.secret} ${token}`;
  const cached = verified.get(cacheKey);
  if (cached && deps.now().getTime() < cached.expires) return cached;
  const claims = await verifyAccessToken(deps, token, audience);
  if (!claims) return null;
  if (verified.size >= maxVerified) verified.clear();
  verified.set(cacheKey, claims);
  return claims;
}

async function verifyAccessToken(
  deps: Pick<Platform, 'now' | 'config'>,
  token: string,
  audience: Audience,
): Promise<VerifiedClaims | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(deps.config.secret), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience: audiences[audience],
      currentDate: deps.now(),
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return {
      userId: payload.sub as string,
      audience,
      sessionId: payload['sid'] as string,
      organizationId: (payload['org'] as string | null) ?? null,
      contractId: (payload['ctr'] as string | null) ?? null,
      replaced: (payload['rep'] as string | null) ?? null,
      expires: (payload.exp as number) * 1000,
    };
  } catch {
    return null;
  }
}

/** Reads the user id without verifying the signature. Use it only to reject blocked callers early. */
export function readUnverifiedUserId(token: string): string | null {
  try {
    return decodeJwt(token).sub ?? null;
  } catch {
    return null;
  }
}
