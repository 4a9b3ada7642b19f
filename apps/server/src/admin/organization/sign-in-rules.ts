import { isIP } from 'node:net';
import type { Schemas } from '@office/api';
import { maxSessionHours, minPasswordLength } from '@office/vocabulary';
import { isInNetworks } from '../../auth/devices/sign-in-rules.ts';
import { normalizeIp } from '../../auth/devices/trusted-network.ts';
import { enforceAdminTwoFactor } from '../../auth/two-factor/admin-two-factor.ts';
import { notifyOnCommit } from '../../database/bus.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import type { organizationSignInRules } from '../../database/schema/organizations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { allowedNetworksTopic } from '../../realtime/socket-session.ts';
import { findSignInRules, saveSignInRules } from './settings-store.ts';
import { nextVersion } from '../../http/version.ts';

/** Minimum prefix length: a shorter prefix covers more than a company network. */
const minPrefixLength = { 4: 8, 6: 32 } as const;

export function toSignInRules(
  row: typeof organizationSignInRules.$inferSelect | null,
): Schemas['SignInRules'] {
  return {
    version: row?.version ?? 0,
    loginCode: row?.loginCode ?? 'NEW_NETWORKS',
    companyNetworks: row?.companyNetworks ?? [],
    companyNetworksOnly: row?.companyNetworksOnly ?? false,
    sessionHours: row?.sessionHours ?? maxSessionHours,
    idleMinutes: row?.idleMinutes ?? null,
    minPasswordLength: row?.minPasswordLength ?? minPasswordLength,
    inviteDomains: row?.inviteDomains ?? [],
    adminTwoFactor: row?.adminTwoFactor ?? false,
  };
}

export async function updateSignInRules(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithClaims & WithViewer,
  change: Schemas['UpdateSignInRulesRequest'],
  caller: { ip: string },
): Promise<Schemas['SignInRules']> {
  const { organizationId } = context.viewer;
  const companyNetworks = [...new Set(change.companyNetworks.map(readNetwork))];
  const isExempt = context.claims.role === 'SYSTEM_ADMIN' || !change.companyNetworksOnly;
  if (!isExempt && !isInNetworks(caller.ip, companyNetworks)) {
    throw new ApiError('ownNetworkMissing', { data: { address: normalizeIp(caller.ip) } });
  }
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await findSignInRules(tx, organizationId);
    const after = { ...change, companyNetworks, version: nextVersion(before, change.version) };
    await saveSignInRules(tx, organizationId, after, context.now());
    if (after.adminTwoFactor && !before?.adminTwoFactor) await enforceAdminTwoFactor(context, tx);
    await context.audit(tx, {
      action: 'SIGN_IN_RULES_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: toEntry(toSignInRules(before)),
      after: toEntry(after),
    });
    if (after.companyNetworksOnly) await notifyOnCommit(tx, allowedNetworksTopic, null);
    return after;
  });
}

/** Renames the rules whose names contain a code or a password, which the audit log treats as secrets. */
const toEntry = ({
  version: _,
  loginCode,
  minPasswordLength: minCharacters,
  ...rules
}: Schemas['SignInRules']) => ({ mailAtSignIn: loginCode, minCharacters, ...rules });

/** Returns a network in CIDR notation. Accepts a single address without a prefix. */
function readNetwork(text: string): string {
  const [address = '', prefix] = text.toLowerCase().split('/');
  const family = isIP(address);
  if (family !== 4 && family !== 6) throw new ApiError({ companyNetworks: 'invalid' });
  const most = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  if (bits > most || bits < minPrefixLength[family])
    throw new ApiError({ companyNetworks: 'invalid' });
  return `${address}/${bits}`;
}
