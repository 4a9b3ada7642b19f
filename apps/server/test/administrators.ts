import type { Schemas } from '@office/api';
import type { DelegatedRole } from '@office/vocabulary';
import { updateMember } from '../src/admin/members/member-changes.ts';
import { setSystemAdmin } from '../src/auth/sessions/administration.ts';
import type { Answer, CallOptions, TestOffice } from './office.ts';
import { makePerson, password, type TestPerson } from './people.ts';

export interface TestAdministrator extends TestPerson {
  token: string;
  refreshToken: string;
  organizationId: string | null;
  ask<T = never>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
}

export async function makeAdministrator(
  office: TestOffice,
  organizationId: string,
): Promise<TestAdministrator> {
  const person = await makePerson(office, organizationId, { role: 'ORGANIZATION_ADMIN' });
  return signInAsAdministrator(office, person, organizationId);
}

export async function makeDelegate(
  office: TestOffice,
  organizationId: string,
  adminRole: DelegatedRole,
): Promise<TestAdministrator> {
  const person = await makePerson(office, organizationId);
  await updateMember(office.platform, { organizationId, userId: person.userId }, { adminRole });
  return signInAsAdministrator(office, person, organizationId);
}

export async function makeSystemAdmin(
  office: TestOffice,
  organizationId: string | null = null,
): Promise<TestAdministrator> {
  const person = await makePerson(office, null);
  await setSystemAdmin(office.platform, person.userId, true);
  return signInAsAdministrator(office, person, organizationId);
}

export async function signInAsAdministrator(
  office: TestOffice,
  person: TestPerson,
  organizationId: string | null,
): Promise<TestAdministrator> {
  const signedIn = await office.call<Schemas['Session']>('POST', '/v1/admin/auth/login', {
    body: { email: person.email, password },
  });
  if (signedIn.status !== 200) throw new Error(`sign-in answered ${JSON.stringify(signedIn)}`);
  let last = signedIn;
  if (organizationId && last.body.organizationId !== organizationId) {
    const selected = await office.call<Schemas['Session']>('POST', '/v1/admin/auth/organization', {
      token: last.body.token,
      body: { organizationId },
    });
    if (selected.status !== 200) throw new Error(`choice answered ${JSON.stringify(selected)}`);
    last = selected;
  }
  const { token } = last.body;
  return {
    ...person,
    token,
    refreshToken: refreshTokenOf(last),
    organizationId: last.body.organizationId,
    ask: (method, path, options) => office.call(method, path, { token, ...options }),
  };
}

export function refreshTokenOf({ setCookie }: Pick<Answer, 'setCookie'>): string {
  return /^office_admin_refresh=([^;]*)/.exec(setCookie ?? '')?.[1] ?? '';
}

export function refreshAdministrator(
  office: TestOffice,
  refreshToken: string,
): Promise<Answer<Schemas['Session']>> {
  return office.call('POST', '/v1/admin/auth/refresh', {
    token: 'any',
    cookie: `other=1; office_admin_refresh=${refreshToken}`,
  });
}

export async function auditEntriesOf(admin: TestAdministrator): Promise<Schemas['AuditEntry'][]> {
  const answer = await admin.ask<Schemas['AuditEntryList']>('GET', '/v1/admin/audit?limit=100');
  return answer.body.data;
}

export async function membershipOf(
  office: TestOffice,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<{ role: string; blocked: boolean } | undefined> {
  const { rows } = await office.database.pool.query<{ role: string; blocked: boolean }>(
    'SELECT role, blocked_at IS NOT NULL AS blocked FROM memberships WHERE organization_id = $1 AND user_id = $2',
    [organizationId, userId],
  );
  return rows[0];
}
