import type { Schemas } from '@office/api';
import { cleanUpEndedSessions } from '../logout.ts';
import { backchannelLogoutUri } from './backchannel-logout.ts';
import { frontchannelLogoutUri } from './frontchannel-logout.ts';
import { withProvider, type ProviderDeps } from './identity-provider.ts';
import { describeCertificate, readCertificate } from './saml-certificates.ts';
import { serviceProviderOf } from './saml-provider.ts';
import { redirectUriOf } from './sso-redirect.ts';
import * as store from '../store/sso-store.ts';
import type { SsoConnection, SsoDomain } from '../store/sso-store.ts';
import type { Queryable } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { requirePublicUrl } from '../../http/require-public-url.ts';
import { nextVersion } from '../../http/version.ts';
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
  const { breakGlassUserIds = [] } = connection ?? {};
  return {
    version: connection?.version ?? 0,
    connection:
      connection?.protocol === 'OIDC'
        ? { issuer: connection.issuer, clientId: connection.clientId }
        : null,
    saml:
      connection?.protocol === 'SAML'
        ? {
            issuer: connection.issuer,
            signOnUrl: connection.signOnUrl,
            certificates: connection.certificates.map(describeCertificate),
          }
        : null,
    domains: (await store.findDomains(db, organizationId)).map(toDomain),
    administrators: administrators.map((each) => ({
      ...each,
      breakGlass: breakGlassUserIds.includes(each.userId),
    })),
    redirectUris: [redirectUriOf({ config }, 'OFFICE'), redirectUriOf({ config }, 'ADMIN')],
    backchannelLogoutUri: backchannelLogoutUri({ config }, organizationId),
    frontchannelLogoutUri: frontchannelLogoutUri({ config }, organizationId),
    samlServiceProvider: serviceProviderOf({ config }, organizationId),
  };
}

/** Configures OpenID Connect. A new issuer needs a new secret, so that the old one is not sent to it. */
export function updateSso(
  context: Context,
  { issuer: url, clientId, clientSecret: newSecret, ...change }: Schemas['UpdateSsoRequest'],
): Promise<Schemas['SsoSettings']> {
  const { config, viewer } = context;
  const { organizationId } = viewer;
  const issuer = readUrl(context, 'issuer', url);
  return replaceConnection(context, change, (before) => {
    const stored =
      before?.protocol === 'OIDC' && before.issuer === issuer ? before.clientSecret : null;
    const clientSecret = newSecret
      ? encryptToken(config, newSecret, organizationId, 'sso-secrets')
      : stored;
    if (!clientSecret) throw new ApiError({ clientSecret: 'required' });
    return { protocol: 'OIDC', issuer, clientId, clientSecret };
  });
}

/** Configures SAML. */
export function updateSamlSso(
  context: Context,
  { issuer, signOnUrl: url, certificates: texts, ...change }: Schemas['UpdateSamlSsoRequest'],
): Promise<Schemas['SsoSettings']> {
  const signOnUrl = readUrl(context, 'signOnUrl', url);
  const certificates = [...new Set(texts.map(readCertificate))];
  if (!certificates.every((each) => each !== null)) throw new ApiError({ certificates: 'invalid' });
  return replaceConnection(context, change, () => {
    return { protocol: 'SAML', issuer, signOnUrl, certificates };
  });
}

type Specific<C extends SsoConnection> = C extends SsoConnection
  ? Omit<C, 'organizationId' | 'version' | 'breakGlassUserIds' | 'updatedAt'>
  : never;

function replaceConnection(
  context: Context,
  change: Pick<Schemas['UpdateSsoRequest'], 'version' | 'breakGlassUserIds'>,
  toSpecific: (before: SsoConnection | null) => Specific<SsoConnection>,
): Promise<Schemas['SsoSettings']> {
  const { config, viewer, now } = context;
  const { organizationId } = viewer;
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await store.findConnection(tx, organizationId);
    const version = nextVersion(before, change.version);
    const specific = toSpecific(before);
    const administrators = await store.findAdministratorsWithPassword(tx, organizationId);
    const breakGlassUserIds = administrators
      .map(({ userId }) => userId)
      .filter((userId) => change.breakGlassUserIds.includes(userId));
    if (breakGlassUserIds.length === 0) {
      const domains = await store.findDomains(tx, organizationId);
      if (domains.some(({ required }) => required)) throw new ApiError('ssoBreakGlassRequired');
    }
    const common = { organizationId, version, breakGlassUserIds, updatedAt: now() };
    const after: SsoConnection = { ...specific, ...common };
    await store.saveConnection(tx, after);
    await context.audit(tx, {
      action: 'SSO_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: before && toEntry(before),
      after: { ...toEntry(after), ...(isNewSecret(before, after) && { keyChanged: true }) },
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
  // With SAML, only the browser connects to the provider.
  if (connection?.protocol !== 'OIDC') throw new ApiError('ssoNotAvailable');
  await withProvider(context, connection, async ({ client, fetch }) => {
    const response = await fetch(client.serverMetadata().jwks_uri ?? '');
    const { keys } = (await response.json()) as { keys?: unknown };
    if (!Array.isArray(keys) || keys.length === 0) throw new Error('the provider has no keys');
  }).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError('ssoProviderUnavailable') : error;
  });
}

/** @throws {ApiError} 400 `field` unless it is the URL of a provider on the internet */
export function readUrl(
  { config }: Pick<Platform, 'config'>,
  field: 'issuer' | 'signOnUrl' | 'metadata',
  text: string,
): string {
  requirePublicUrl(field, text, config.ssoHosts);
  return text;
}

const isNewSecret = (before: SsoConnection | null, after: SsoConnection): boolean =>
  after.protocol === 'OIDC' &&
  (before?.protocol !== 'OIDC' || before.clientSecret !== after.clientSecret);

function toEntry(connection: SsoConnection) {
  const { protocol, issuer, breakGlassUserIds } = connection;
  if (protocol === 'OIDC') {
    return { protocol, issuer, clientId: connection.clientId, breakGlassUserIds };
  }
  const { signOnUrl } = connection;
  const certificates = connection.certificates.map((pem) => describeCertificate(pem).fingerprint);
  return { protocol, issuer, signOnUrl, certificates, breakGlassUserIds };
}
