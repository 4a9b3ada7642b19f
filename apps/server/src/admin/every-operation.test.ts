import {
  adminPermissions,
  adminRolePermissions,
  adminRoles,
  delegatedRoles,
  hasPermission,
  type AdminPermission,
  type AdminRole,
} from '@office/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callOperation,
  endsSession,
  exampleOf,
  createRecords,
  pathIdsOf,
  operations,
  rowsOf,
  recordIdFor,
  type AdministrationCall,
  type RecordIds,
} from '../../test/administration.ts';
import {
  makeAdministrator,
  makeDelegate,
  makeSystemAdmin,
  signInAsAdministrator,
  type TestAdministrator,
} from '../../test/administrators.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
  type TestPerson,
} from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { administrationPath, operationMetadata, type OperationMetadata } from '../http/contract.ts';
import { checkAdminSecurity } from '../http/operation-routes.ts';
import { blockMember } from './members/member-changes.ts';

const cases = operations.map((facts) => [facts.id, facts] as const);

let server: TestServer;
let sakura: TestOrganization;
let member: TestPerson;
let tokens: Record<'member' | 'guest' | 'blocked administrator' | 'former administrator', string>;
let administrator: TestAdministrator;
let elsewhere: TestAdministrator;
let holders: Record<AdminRole, TestAdministrator>;
let testRecords: RecordIds;

beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeOrganization(server, 'Sakura');
  const { organizationId } = sakura;
  member = await makePerson(server, organizationId);
  const guest = await makePerson(server, organizationId, { role: 'GUEST' });
  const session = await signInToOrganization(server, member, organizationId);
  administrator = await makeAdministrator(server, organizationId);
  const blocked = await makeAdministrator(server, organizationId);
  await blockMember(server.platform, { organizationId, userId: blocked.userId });
  const former = await makeAdministrator(server, organizationId);
  const email = ['--organization', organizationId, '--email', former.email];
  await server.operate('role', 'set', ...email, '--role', 'USER');
  tokens = {
    member: session.token,
    guest: (await signInToOrganization(server, guest, organizationId)).token,
    'blocked administrator': blocked.token,
    'former administrator': former.token,
  };
  const other = await makeOrganization(server, 'Elsewhere');
  elsewhere = await makeAdministrator(server, other.organizationId);
  holders = {
    SYSTEM_ADMIN: await makeSystemAdmin(server, organizationId),
    OWNER: administrator,
    ORGANIZATION_ADMIN: await makeAdministrator(server, organizationId),
    PEOPLE_MANAGER: await makeDelegate(server, organizationId, 'PEOPLE_MANAGER'),
    CONTENT_EDITOR: await makeDelegate(server, organizationId, 'CONTENT_EDITOR'),
    FLOOR_PLANNER: await makeDelegate(server, organizationId, 'FLOOR_PLANNER'),
    AUDITOR: await makeDelegate(server, organizationId, 'AUDITOR'),
  };
  testRecords = await createRecords(server, sakura, member);
});
afterAll(() => server.close());

const call = (facts: OperationMetadata, options: AdministrationCall) =>
  callOperation(server, facts, options);
const thingsOf = (facts: OperationMetadata) => (name: string) =>
  recordIdFor(testRecords, facts, name) ?? member.userId;

it('has a test record of Sakura for every path parameter', () => {
  const named = operations.flatMap((facts) => pathIdsOf(facts).map((name) => ({ facts, name })));
  const missing = named.filter(
    ({ facts, name }) => recordIdFor(testRecords, facts, name) === undefined,
  );
  expect(missing.map(({ facts, name }) => `${facts.id}: ${name}`)).toEqual([]);
});

it('requires a permission in the contract of every administration operation', () => {
  const signsIn = operationMetadata.filter(
    ({ path, security }) => path.startsWith(administrationPath) && security !== 'adminToken',
  );
  expect(signsIn.map(({ id }) => id)).toEqual([
    'adminLogin',
    'adminVerifyNewIp',
    'adminPasskeyOptions',
    'adminVerifyPasskey',
    'adminStartSso',
    'adminFinishSso',
    'adminVerifyTwoFactor',
    'adminRefreshToken',
  ]);
  for (const { id, permission } of operations) expect(adminPermissions, id).toContain(permission);
  const [guarded] = operations;
  for (const unguarded of [
    { permission: null },
    { permission: 'unknown' as AdminPermission },
    { security: 'accessToken' as const },
  ]) {
    expect(() => checkAdminSecurity([{ ...guarded!, ...unguarded }])).toThrow(guarded!.id);
  }
  expect(() => checkAdminSecurity([{ ...guarded!, path: '/v1/users' }])).toThrow('x-permission');
});

describe.each(cases)('%s', (_id, facts) => {
  it('rejects all other callers', async () => {
    // The body is not valid JSON: authorisation is checked before the body is read.
    expect(await call(facts, {})).toEqual({ status: 401, errors: 'unauthorized' });
    const answers = Object.entries(tokens).map(async ([who, token]) => {
      const { status } = await call(facts, { token, of: thingsOf(facts) });
      return [who, status] as const;
    });
    const all = Object.keys(tokens).map((who) => [who, 401]);
    expect(await Promise.all(answers)).toEqual(all);
  });

  it.each(adminRoles)('is allowed for %s only with its permission', async (role) => {
    const holder = holders[role];
    const { token } = endsSession(facts) ? await signInAgain(holder) : holder;
    const answer = await call(facts, { token });
    if (adminRolePermissions[role].includes(facts.permission!)) {
      expect(answer.status).not.toBe(401);
      expect(answer.errors).not.toBe('forbidden');
      expect(answer.status).toBeLessThan(500);
    } else expect(answer).toEqual({ status: 403, errors: 'forbidden' });
  });
});

describe('the matrix of roles', () => {
  const reads = (permission: string) => permission === 'session' || permission.endsWith('.read');

  it('gives the owner all permissions of administrators, and changes of the owner', () => {
    expect(adminRolePermissions.OWNER).toEqual([
      ...adminRolePermissions.ORGANIZATION_ADMIN,
      'owner.write',
    ]);
  });

  it.each(delegatedRoles)('gives %s only permissions of administrators', (role) => {
    expect(adminRolePermissions.ORGANIZATION_ADMIN).toEqual(
      expect.arrayContaining([...adminRolePermissions[role]]),
    );
    expect(adminRolePermissions[role]).not.toContain('roles.assign');
  });

  it('lets auditors read the organisation and change nothing', () => {
    expect(adminRolePermissions.AUDITOR).toEqual(
      adminRolePermissions.ORGANIZATION_ADMIN.filter(reads),
    );
    const readingPosts = ['countAudience', 'preSignAdminDownloads', 'createAdminTutorialDownLink'];
    const allowed = operations.filter(
      ({ permission }) => permission !== 'session' && hasPermission('AUDITOR', permission!),
    );
    const writing = allowed.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect(writing.toSorted()).toEqual(readingPosts.toSorted());
  });
});

it.each(['/', '/floor', '/voice'] as const)(
  'rejects the administration token on sockets of %s',
  async (namespace) => {
    const socket = server.connect(administrator.token, namespace);
    await expect(socket.ready).rejects.toMatchObject({ data: { errors: 'tokenInvalidOrExpired' } });
  },
);

const signInAgain = (who: TestAdministrator) =>
  signInAsAdministrator(server, who, sakura.organizationId);

it('gives an administrator no access to records of another organisation', async () => {
  const before = await rowsOf(server, testRecords);
  expect(Object.values(before).flat().length).toBeGreaterThan(5);
  for (const facts of operations) {
    const body = exampleOf(facts, testRecords);
    const { token } = elsewhere;
    const answer = await call(facts, {
      token,
      of: thingsOf(facts),
      ...(body && { body: JSON.stringify(body) }),
    });
    const message = `${facts.id} answered ${JSON.stringify(answer)}`;
    expect(answer.status, message).toBeLessThan(500);
    if (!hasPermission('OWNER', facts.permission!)) expect(answer.status, message).toBe(403);
    else if (pathIdsOf(facts).length > 0) expect([404, 422], message).toContain(answer.status);
    if (facts.id === 'adminLogout') break;
  }
  expect(await rowsOf(server, testRecords)).toEqual(before);
});
