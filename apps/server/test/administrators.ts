import type { Schemas } from '@office/api';
import { setSystemAdmin } from '../src/auth/administration.ts';
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
  let session = signedIn.body;
  if (organizationId && session.organizationId !== organizationId) {
    const selected = await office.call<Schemas['Session']>('POST', '/v1/admin/auth/organization', {
      token: session.token,
      body: { organizationId },
    });
    if (selected.status !== 200) throw new Error(`choice answered ${JSON.stringify(selected)}`);
    session = selected.body;
  }
  const { token, refreshToken } = session;
  return {
    ...person,
    token,
    refreshToken,
    organizationId: session.organizationId,
    ask: (method, path, options) => office.call(method, path, { token, ...options }),
  };
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
