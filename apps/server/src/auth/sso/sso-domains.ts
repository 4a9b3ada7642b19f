import { Resolver } from 'node:dns/promises';
import type { Schemas } from '@office/api';
import { maxSsoDomains } from '@office/vocabulary';
import { newSecretToken } from '../devices/secret-token.ts';
import { cleanUpEndedSessions } from '../logout.ts';
import * as store from '../store/sso-store.ts';
import type { SsoDomain } from '../store/sso-store.ts';
import type { Transaction } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { ApiError } from '../../http/api-error.ts';
import { getSso, toDomain, type Context } from './sso-settings.ts';

export { domainOf, findDomains } from '../store/sso-store.ts';

/** Runs a change with the organisation locked, and returns the settings after it. */
function changeDomains(
  context: Context,
  change: (tx: Transaction, domains: SsoDomain[]) => Promise<void>,
): Promise<Schemas['SsoSettings']> {
  const { organizationId } = context.viewer;
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await change(tx, await store.findDomains(tx, organizationId));
    return getSso({ ...context, db: tx });
  });
}

function requireDomain(domains: readonly SsoDomain[], id: string): SsoDomain {
  const domain = domains.find((each) => each.id === id);
  if (!domain) throw new ApiError('notFound');
  return domain;
}

const toEntry = ({ verifiedAt, required }: Pick<SsoDomain, 'verifiedAt' | 'required'>) => ({
  verified: verifiedAt !== null,
  required,
});

function auditDomain(
  { audit, viewer: { organizationId } }: Context,
  tx: Transaction,
  { domain, ...before }: SsoDomain,
  after: Pick<SsoDomain, 'verifiedAt' | 'required'> | null,
): Promise<void> {
  return audit(tx, {
    action: 'SSO_DOMAIN_CHANGED',
    target: { kind: 'ORGANIZATION', id: organizationId },
    before: { domain, ...toEntry(before) },
    after: after && { domain, ...toEntry(after) },
  });
}

export function addDomain(
  context: Context,
  { domain }: Schemas['AddSsoDomainRequest'],
): Promise<Schemas['SsoSettings']> {
  return changeDomains(context, async (tx, domains) => {
    if (domains.some((each) => each.domain === domain)) return;
    if (domains.length >= maxSsoDomains) throw new ApiError({ domain: 'invalid' });
    const { organizationId } = context.viewer;
    await store.addDomain(tx, { organizationId, domain, token: newSecretToken() });
    await context.audit(tx, {
      action: 'SSO_DOMAIN_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      after: { domain, verified: false, required: false },
    });
  });
}

/** @throws {ApiError} 422 `ssoDomainNotVerified`; 409 `ssoDomainTaken` by another organisation */
export async function verifyDomain(context: Context, id: string): Promise<Schemas['SsoSettings']> {
  const { organizationId } = context.viewer;
  const found = requireDomain(await store.findDomains(context.db, organizationId), id);
  // Looked up before the transaction, which must not wait for a name server.
  const { txtName, txtValue } = toDomain(found);
  if (!(await findTxt(txtName)).includes(txtValue)) {
    throw new ApiError('ssoDomainNotVerified');
  }
  return changeDomains(context, async (tx, domains) => {
    const domain = requireDomain(domains, id);
    if (domain.verifiedAt) return;
    const after = { ...domain, verifiedAt: context.now() };
    await store.updateDomain(tx, id, { verifiedAt: after.verifiedAt });
    await auditDomain(context, tx, domain, after);
  }).catch((error: unknown) => {
    const isTaken = isUniqueViolation(error, 'sso_domains_verified');
    throw isTaken ? new ApiError('ssoDomainTaken') : error;
  });
}

async function findTxt(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 5000, tries: 2 });
  const records = await resolver.resolveTxt(name).catch(() => []);
  return records.map((parts) => parts.join(''));
}

export async function updateDomain(
  context: Context,
  id: string,
  { required }: Schemas['UpdateSsoDomainRequest'],
): Promise<Schemas['SsoSettings']> {
  const { organizationId } = context.viewer;
  const ended: Parameters<typeof cleanUpEndedSessions>[1][number][] = [];
  const settings = await changeDomains(context, async (tx, domains) => {
    const domain = requireDomain(domains, id);
    if (domain.required === required) return;
    if (required) {
      const breakGlassUserIds = await checkRequirable(tx, domain);
      const except = context.claims.sessionId;
      ended.push(
        ...(await store.endOtherSessionsOfDomain(tx, {
          ...{ domain: domain.domain, exceptUserIds: breakGlassUserIds, except },
          now: context.now(),
        })),
      );
    }
    await store.updateDomain(tx, id, { required });
    await auditDomain(context, tx, domain, { ...domain, required });
  });
  await cleanUpEndedSessions(context, ended);
  return settings;

  async function checkRequirable(tx: Transaction, { verifiedAt }: SsoDomain): Promise<string[]> {
    const connection = await store.findConnection(tx, organizationId);
    if (!connection) throw new ApiError('ssoNotAvailable');
    if (!verifiedAt) throw new ApiError('ssoDomainNotVerified');
    const administrators = await store.findAdministratorsWithPassword(tx, organizationId);
    const breakGlass = administrators
      .map(({ userId }) => userId)
      .filter((userId) => connection.breakGlassUserIds.includes(userId));
    if (breakGlass.length === 0) throw new ApiError('ssoBreakGlassRequired');
    return breakGlass;
  }
}

export function removeDomain(context: Context, id: string): Promise<Schemas['SsoSettings']> {
  return changeDomains(context, async (tx, domains) => {
    const domain = requireDomain(domains, id);
    await store.deleteDomain(tx, id);
    await auditDomain(context, tx, domain, null);
  });
}
