import type { Schemas } from '@office/api';
import { cleanUpEndedSessions } from '../logout.ts';
import { backchannelLogoutUri } from './backchannel-logout.ts';
import { withProvider, type ProviderDeps } from './identity-provider.ts';
import { redirectUriOf } from './sso-sign-in.ts';
import * as store from '../store/sso-store.ts';
import type { SsoConnection, SsoDomain } from '../store/sso-store.ts';
import type { Queryable } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { nextVersion } from '../../http/version.ts';
import { rejectionReason } from '../../lib/guarded-fetch.ts';
import { encryptToken } from '../../lib/token-cipher.ts';
import type { Platform } from '../../platform/platform.ts';

export type Context = Pick<Platform, 'db' | 'now' | 'config' | 'realtime' | 'audit'> &
  WithClaims &
  WithViewer;

export const toDomain = (row: SsoDomain): Schemas['SsoDomain'] => ({
  id: row.id,
  domain: row.domain,
  txtName: `_office-sso.${row.domain}`,
  txtValue: `office-sso=${row.token}`,
  verified: row.verifiedAt !== null,
  required: row.required,
});

export async function getSso({
  db,
  config,
  viewer: { organizationId },
}: Pick<Context, 'config' | 'viewer'> & { db: Queryable }): Promise<Schemas['SsoSettings']> {
  const connection = await store.findConnection(db, organizationId);
  const administrators = await store.findAdministratorsWithPassword(db, organizationId);
  const { issuer, clientId, breakGlassUserIds = [] } = connection ?? {};
  return {
    version: connection?.version ?? 0,
    connection: issuer && clientId ? { issuer, clientId } : null,
    domains: (await store.findDomains(db, organizationId)).map(toDomain),
    administrators: administrators.map((each) => ({
      ...each,
      breakGlass: breakGlassUserIds.includes(each.userId),
    })),
    redirectUris: [redirectUriOf({ config }, 'OFFICE'), redirectUriOf({ config }, 'ADMIN')],
    backchannelLogoutUri: backchannelLogoutUri({ config }, organizationId),
  };
}

/** Configures the provider. A new issuer needs a new secret, so that the old one is not sent to it. */
export async function updateSso(
  context: Context,
  change: Schemas['UpdateSsoRequest'],
): Promise<Schemas['SsoSettings']> {
  const { config, viewer, now } = context;
  const { organizationId } = viewer;
  const issuer = readIssuer(context, change.issuer);
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await store.findConnection(tx, organizationId);
    const version = nextVersion(before, change.version);
    const stored = before?.issuer === issuer ? before.clientSecret : null;
    const clientSecret = change.clientSecret
      ? encryptToken(config, change.clientSecret, organizationId, 'sso-secrets')
      : stored;
    if (!clientSecret) throw new ApiError({ clientSecret: 'required' });
    const administrators = await store.findAdministratorsWithPassword(tx, organizationId);
    const breakGlassUserIds = administrators
      .map(({ userId }) => userId)
      .filter((userId) => change.breakGlassUserIds.includes(userId));
    if (breakGlassUserIds.length === 0) {
      const domains = await store.findDomains(tx, organizationId);
      if (domains.some(({ required }) => required)) throw new ApiError('ssoBreakGlassRequired');
    }
    const after = { issuer, clientId: change.clientId, breakGlassUserIds };
    await store.saveConnection(tx, {
      ...{ organizationId, version, clientSecret, updatedAt: now() },
      ...after,
    });
    await context.audit(tx, {
      action: 'SSO_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: before && toEntry(before),
      after: { ...toEntry(after), credentialsChanged: change.clientSecret !== undefined },
    });
    return getSso({ db: tx, config, viewer });
  });
}

export async function removeSso(context: Context): Promise<void> {
  const { organizationId } = context.viewer;
  const ended = await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await store.findConnection(tx, organizationId);
    await store.deleteSso(tx, organizationId);
    await context.audit(tx, {
      action: 'SSO_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: before && toEntry(before),
      after: null,
    });
    const except = context.claims.sessionId;
    return store.endSsoSessions(tx, { organizationId, except, now: context.now() });
  });
  await cleanUpEndedSessions(context, ended);
}

export async function testSso(
  context: Pick<Context, 'db' | 'viewer'> & ProviderDeps,
): Promise<void> {
  const connection = await store.findConnection(context.db, context.viewer.organizationId);
  if (!connection) throw new ApiError('ssoNotAvailable');
  await withProvider(context, connection, async ({ client, fetch }) => {
    const response = await fetch(client.serverMetadata().jwks_uri ?? '');
    const { keys } = (await response.json()) as { keys?: unknown };
    if (!Array.isArray(keys) || keys.length === 0) throw new Error('the provider has no keys');
  }).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError('ssoProviderUnavailable') : error;
  });
}

function readIssuer({ config }: Pick<Platform, 'config'>, text: string): string {
  const url = URL.parse(text);
  if (!url || url.username || rejectionReason(url, config.ssoHosts)) {
    throw new ApiError({ issuer: 'invalid' });
  }
  return text;
}

const toEntry = ({
  issuer,
  clientId,
  breakGlassUserIds,
}: Pick<SsoConnection, 'issuer' | 'clientId' | 'breakGlassUserIds'>) => ({
  issuer,
  clientId,
  breakGlassUserIds,
});
