import type { Schemas } from '@office/api';
import { maxScimTokens } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import { bearerHash, newSecretToken } from '../../auth/devices/secret-token.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { hashWithKeyId, storedHashes } from '../../lib/key-ring.ts';
import type { Platform } from '../../platform/platform.ts';
import { ScimError } from './scim-error.ts';
import * as store from './scim-token-store.ts';

type Context = Pick<Platform, 'db' | 'now' | 'config' | 'audit'> & WithViewer;

const hashOf = (token: string) => bearerHash('scim-token', token);

/** Makes leaked tokens recognisable for secret scanners. */
const prefix = 'office_scim_';

export const toToken = (row: store.NamedToken): Schemas['ScimToken'] => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  createdByName: row.createdByName,
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** @throws {ApiError} 422 `scimTokenLimitReached` */
export function createToken(
  { db, now, config, audit, viewer: { organizationId, userId: createdBy } }: Context,
  { name, expiresInDays }: Schemas['CreateScimTokenRequest'],
): Promise<Schemas['CreatedScimToken']> {
  const secret = `${prefix}${newSecretToken()}`;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await store.countTokens(tx, organizationId)) >= maxScimTokens) {
      throw new ApiError('scimTokenLimitReached');
    }
    const [createdAt, expiresAt] = [now(), addDays(now(), expiresInDays)];
    const tokenHash = hashWithKeyId(config, hashOf(secret));
    const row = { organizationId, name, tokenHash, createdAt, createdBy, expiresAt };
    const created = toToken(await store.insertToken(tx, row));
    await audit(tx, {
      action: 'SCIM_TOKEN_CREATED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      after: { name, expiresAt: created.expiresAt },
    });
    return { ...created, secret };
  });
}

export async function revokeToken(
  { db, audit, viewer: { organizationId } }: Context,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await store.deleteToken(tx, { organizationId, id });
    if (!deleted) throw new ApiError('notFound');
    await audit(tx, {
      action: 'SCIM_TOKEN_REVOKED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { name: deleted.name },
    });
  });
}

export interface ScimCaller {
  tokenId: string;
  tokenName: string;
  organizationId: string;
}

/** @throws {ScimError} 401 for an unknown, revoked or expired token; 403 for a blocked organisation */
export async function authenticateToken(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  secret: string,
): Promise<ScimCaller> {
  const hashes = storedHashes(config, hashOf(secret));
  const found = secret.startsWith(prefix) ? await store.findTokenByHash(db, hashes) : null;
  if (!found || found.expiresAt <= now()) {
    throw new ScimError(401, 'The bearer token is not valid or has expired.');
  }
  if (found.organizationBlockedAt) throw new ScimError(403, 'The organisation is blocked.');
  const { id: tokenId, name: tokenName, organizationId } = found;
  const [tokenHash, unmarkedHash] = hashes;
  if (tokenHash && found.tokenHash !== tokenHash && found.tokenHash !== unmarkedHash) {
    await store.changeTokenHash(db, tokenId, tokenHash);
  }
  await store.markTokenUsed(db, tokenId, now());
  return { tokenId, tokenName, organizationId };
}
