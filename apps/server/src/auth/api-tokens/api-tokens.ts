import type { Schemas } from '@office/api';
import { maxApiTokens } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import type { Queryable } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { toPage, type PageRequest } from '../../http/page.ts';
import { hashWithKeyId } from '../../lib/key-ring.ts';
import { lockMember } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmPassword } from '../sessions/confirm-password.ts';
import { lockAccountForAttempt } from '../store/account-store.ts';
import * as store from '../store/api-token-store.ts';
import { apiTokenHash, newApiToken } from './api-token.ts';
import { getApiTokenSetting } from './api-token-setting.ts';

type Context = Pick<Platform, 'db' | 'now' | 'config' | 'audit' | 'mail' | 'notifications'> &
  WithClaims &
  WithViewer;

const toApiToken = (row: store.ApiToken): Schemas['ApiToken'] => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

export async function listApiTokens({
  db,
  viewer,
  claims,
}: Pick<Context, 'db' | 'viewer' | 'claims'>): Promise<Schemas['ApiTokenList']> {
  const { enabled } = await getApiTokenSetting(db, viewer.organizationId);
  return {
    data: await findApiTokensOf(db, viewer),
    allowed: enabled && claims.role !== 'GUEST',
  };
}

/**
 * @throws {ApiError} 403 `apiTokensDisabled`, `forbidden` for guests, `recentSignInRequired` for members without a
 *   password whose session was not signed in or confirmed recently; 422 `apiTokenLimitReached`
 */
export async function createApiToken(
  context: Context,
  { name, scopes, expiresInDays, currentPassword }: Schemas['CreateApiTokenRequest'],
  caller: { ip: string },
): Promise<Schemas['CreatedApiToken']> {
  const { db, viewer } = context;
  const hasPassword = await confirmPassword(context, currentPassword, caller);
  if (!hasPassword && !context.claims.confirmed) throw new ApiError('recentSignInRequired');
  return db.transaction(async (tx) => {
    // A concurrent block of the account or membership waits for the locks and then revokes the token.
    const account = await lockAccountForAttempt(tx, viewer.userId);
    if (!account || account.blockedAt) throw new ApiError('forbidden');
    const role = await lockMember(tx, viewer);
    if (!role || role === 'GUEST') throw new ApiError('forbidden');
    const { enabled } = await getApiTokenSetting(tx, viewer.organizationId);
    if (!enabled) throw new ApiError('apiTokensDisabled');
    const token = await issueApiToken(context, tx, viewer, { name, scopes, expiresInDays });
    // Reports a token that another person created in an open session.
    await context.notifications.add(tx, {
      organizationId: viewer.organizationId,
      to: [viewer.userId],
      kind: 'ORGANIZATION',
      title: {
        ja: `アクセストークン「${name}」が作成されました`,
        en: `The access token “${name}” was created`,
      },
      content: {
        ja: 'お心当たりがない場合は、トークンを無効にして、パスワードを変更してください。',
        en: 'If you did not create it, revoke it and change your password.',
      },
      path: '/access-tokens',
    });
    return token;
  });
}

/**
 * Creates a token of a member or bot, whose membership the caller has locked.
 * @throws {ApiError} 422 `apiTokenLimitReached`
 */
export async function issueApiToken(
  { now, config, audit }: Pick<Platform, 'now' | 'config' | 'audit'>,
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  { name, scopes, expiresInDays }: Schemas['CreateBotTokenRequest'],
): Promise<Schemas['CreatedApiToken']> {
  const member = { organizationId, userId };
  if ((await store.countValidApiTokens(tx, member, now())) >= maxApiTokens) {
    throw new ApiError('apiTokenLimitReached');
  }
  const secret = newApiToken();
  const created = await store.insertApiToken(tx, {
    ...member,
    name,
    scopes,
    tokenHash: hashWithKeyId(config, apiTokenHash(secret)),
    createdAt: now(),
    expiresAt: addDays(now(), expiresInDays),
  });
  const token = toApiToken(created);
  await audit(tx, {
    action: 'API_TOKEN_CREATED',
    target: { kind: 'MEMBER', id: userId },
    after: { scriptId: token.id, name, scopes, expiresAt: token.expiresAt },
  });
  return { ...token, secret };
}

/** Returns the tokens of a member or bot, oldest first. */
export async function findApiTokensOf(
  tx: Queryable,
  member: MemberRef,
): Promise<Schemas['ApiToken'][]> {
  return (await store.findApiTokens(tx, member)).map(toApiToken);
}

/** Returns the tokens of bots by user id, oldest first. */
export async function findApiTokensOfBots(
  tx: Queryable,
  organizationId: string,
): Promise<Map<string, Schemas['ApiToken'][]>> {
  const tokens = new Map<string, Schemas['ApiToken'][]>();
  for (const row of await store.findBotApiTokens(tx, organizationId)) {
    tokens.set(row.userId, [...(tokens.get(row.userId) ?? []), toApiToken(row)]);
  }
  return tokens;
}

export async function revokeApiToken(
  { db, audit, viewer }: Pick<Context, 'db' | 'audit' | 'viewer'>,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await store.deleteApiToken(tx, viewer, id);
    if (!deleted) throw new ApiError('notFound');
    await auditRevocation({ audit }, tx, deleted);
  });
}

export async function listAdminApiTokens(
  { db, viewer: { organizationId } }: Pick<Context, 'db' | 'viewer'>,
  page: PageRequest,
): Promise<Schemas['AdminApiTokenList']> {
  const { rows, total } = await store.findApiTokensOf(db, organizationId, page);
  const data = rows.map(({ token, userName }) => ({
    ...toApiToken(token),
    userId: token.userId,
    userName,
  }));
  return { ...toPage(data, total, page), setting: await getApiTokenSetting(db, organizationId) };
}

export async function revokeAdminApiToken(
  {
    db,
    audit,
    notifications,
    viewer: { organizationId },
  }: Pick<Context, 'db' | 'audit' | 'notifications' | 'viewer'>,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await store.deleteApiToken(tx, { organizationId }, id);
    if (!deleted) throw new ApiError('notFound');
    await auditRevocation({ audit }, tx, deleted);
    await notifications.add(tx, {
      organizationId,
      to: [deleted.userId],
      kind: 'ORGANIZATION',
      title: {
        ja: `アクセストークン「${deleted.name}」が無効になりました`,
        en: `The access token “${deleted.name}” was revoked`,
      },
      content: {
        ja: '管理者がトークンを無効にしました。このトークンを使うスクリプトは動作しません。',
        en: 'An administrator revoked it. Scripts that use it no longer work.',
      },
      path: '/access-tokens',
    });
  });
}

function auditRevocation(
  { audit }: Pick<Platform, 'audit'>,
  tx: Queryable,
  { id, userId, name, scopes }: store.ApiToken,
): Promise<void> {
  return audit(tx, {
    action: 'API_TOKEN_REVOKED',
    target: { kind: 'MEMBER', id: userId },
    before: { scriptId: id, name, scopes },
  });
}

/** Revokes the tokens of a blocked or removed member, or of an account in all organisations. */
export function revokeApiTokensOf(
  tx: Queryable,
  member: MemberRef | { userId: string },
): Promise<void> {
  return store.deleteApiTokensOf(tx, member);
}
