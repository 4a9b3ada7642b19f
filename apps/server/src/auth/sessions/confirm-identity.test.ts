import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callOperation,
  createRecords,
  exampleOf,
  type RecordIds,
} from '../../../test/administration.ts';
import { makeSystemAdmin, type TestAdministrator } from '../../../test/administrators.ts';
import { addPasskey } from '../../../test/passkeys.ts';
import { makeOrganization, makePerson, password } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { operationMetadata, type OperationId } from '../../http/contract.ts';

let server: TestServer;
let admin: TestAdministrator;
let records: RecordIds;
beforeAll(async () => {
  server = await startTestServer();
  const sakura = await makeOrganization(server, 'Sakura');
  const member = await makePerson(server, sakura.organizationId);
  records = await createRecords(server, sakura, member);
});
beforeEach(async () => {
  admin = await makeSystemAdmin(server, records.organizationId);
});
afterAll(() => server.close());

const setConfirmed = (minutesAgo: number) =>
  server.database.pool.query(
    "UPDATE sessions SET confirmed_at = now() - $1 * interval '1 minute' WHERE user_id = $2",
    [minutesAgo, admin.userId],
  );
const factsOf = (id: OperationId) => operationMetadata.find((facts) => facts.id === id)!;
const marked = operationMetadata.filter(({ stepUp }) => stepUp);
const exportMembers = () => callOperation(server, factsOf('exportMembers'), { token: admin.token });
const confirmIdentity = (body: object) =>
  admin.ask('POST', '/v1/admin/auth/confirmation', { body });
const getOptions = async () =>
  (await admin.ask<Schemas['ConfirmationOptions']>('POST', '/v1/admin/auth/confirmation/options'))
    .body;
const required = { status: 403, errors: 'confirmationRequired' };

/** Bodies for operations that require a confirmation only for some bodies, and bodies that do not. */
const bodies: Partial<Record<OperationId, { sensitive: object; other: object }>> = {
  updateMember: {
    sensitive: { version: 1, role: 'ORGANIZATION_ADMIN' },
    other: { version: 1, department: '企画部' },
  },
  changeMembers: {
    sensitive: { action: 'ROLE', role: 'GUEST', members: { userIds: [] } },
    other: { action: 'UNBLOCK', members: { userIds: [] } },
  },
  sendInvitations: {
    sensitive: { rows: [{ role: 'USER' }, { role: ' ORGANIZATION_ADMIN ' }] },
    other: { rows: [{ role: 'USER' }, { role: 'GUEST' }] },
  },
  updateApiTokenSetting: {
    sensitive: { version: 0, enabled: true },
    other: { version: 0, enabled: false },
  },
};

it('covers changes of roles, deletions, exports and security settings', () => {
  expect(marked.map(({ id }) => id).toSorted()).toEqual([
    'blockAdminContract',
    'blockAdminOrganization',
    'changeMembers',
    'createAdminOrganization',
    'createBotToken',
    'createEmbed',
    'createOutgoingWebhook',
    'createScimToken',
    'createSlashCommand',
    'deleteSurvey',
    'eraseMember',
    'exportAuditEntries',
    'exportMemberData',
    'exportMembers',
    'exportNotificationReaders',
    'exportOrganization',
    'exportSurvey',
    'pauseAuditStream',
    'placeLegalHold',
    'releaseLegalHold',
    'removeAdminBulletinBoard',
    'removeAdminFloor',
    'removeAuditStream',
    'removeMember',
    'removeSso',
    'removeSsoDomain',
    'renewEmbedKey',
    'renewOutgoingWebhookSecret',
    'renewSlashCommandSecret',
    'scheduleOrganizationDeletion',
    'sendInvitations',
    'updateApiTokenSetting',
    'updateAuditStream',
    'updateEmbed',
    'updateMember',
    'updateOutgoingWebhook',
    'updateRetention',
    'updateSamlSso',
    'updateScimGroup',
    'updateSignInRules',
    'updateSlashCommand',
    'updateSso',
    'updateSsoDomain',
  ]);
});

describe.each(marked.map((facts) => [facts.id, facts] as const))('%s', (id, facts) => {
  const of = (name: string) => records[name] ?? records.userId!;
  const body = () => {
    const sent = bodies[id]?.sensitive ?? exampleOf(facts, records);
    return sent ? { body: JSON.stringify(sent) } : {};
  };

  it('is rejected 10 minutes after the last confirmation, and changes nothing', async () => {
    await setConfirmed(10);
    expect(await callOperation(server, facts, { token: admin.token, of, ...body() })).toEqual(
      required,
    );
    const { rows } = await server.database.pool.query(
      'SELECT FROM audit_entries WHERE actor_id = $1 AND operation = $2',
      [admin.userId, id],
    );
    expect(rows).toEqual([]);
  });

  it('is not rejected for a missing confirmation before', async () => {
    await setConfirmed(9);
    const unknown = () => '5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0fff';
    const { errors } = await callOperation(server, facts, {
      token: admin.token,
      of: unknown,
      ...(facts.hasBody && { body: '{}' }),
    });
    expect(errors).not.toBe('confirmationRequired');
  });
});

it.each(Object.keys(bodies) as OperationId[])('%s accepts other changes without it', async (id) => {
  await setConfirmed(10);
  const facts = factsOf(id);
  const answer = await callOperation(server, facts, {
    token: admin.token,
    body: JSON.stringify(bodies[id]!.other),
  });
  expect(answer.errors).not.toBe('confirmationRequired');
});

describe('confirmIdentity', () => {
  beforeEach(() => setConfirmed(60));

  it('accepts the password for the next 10 minutes', async () => {
    expect(await exportMembers()).toMatchObject(required);
    expect(await getOptions()).toEqual({ methods: ['PASSWORD'], passkey: null });
    expect(await confirmIdentity({ currentPassword: password })).toMatchObject({ status: 204 });
    expect((await exportMembers()).status).toBe(200);
  });

  it('does not confirm other sessions of the person', async () => {
    const other = await server.call<Schemas['Session']>('POST', '/v1/admin/auth/login', {
      body: { email: admin.email, password },
    });
    expect(other.status).toBe(200);
    expect(await exportMembers()).toMatchObject(required);
  });

  it('rejects wrong passwords, and blocks them after five under parallel calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => confirmIdentity({ currentPassword: 'Wrong#2026' })),
    );
    const wrong = answers.filter(({ errors }) => errors === 'currentPasswordIncorrect');
    expect(wrong).toHaveLength(4);
    expect(await confirmIdentity({ currentPassword: password })).toMatchObject({ status: 403 });
    expect(await exportMembers()).toMatchObject(required);
  });

  it.each([{}, { currentPassword: password, code: '123456' }, { code: '12' }])(
    'rejects the body %j',
    async (body) => {
      expect((await confirmIdentity(body)).status).toBe(400);
    },
  );

  it('accepts a passkey for a challenge of the session, once', async () => {
    const authenticator = await addPasskey(server, await signIn(admin));
    const { methods, passkey } = await getOptions();
    expect(methods).toEqual(['PASSKEY', 'PASSWORD']);
    const forAnyone = await server.call<Schemas['PasskeyOptions']>(
      'POST',
      '/v1/admin/auth/passkey-options',
    );
    const invalid = { status: 422, errors: 'passkeyInvalid' };
    const forSignIn = authenticator.get(forAnyone.body.options);
    expect(await confirmIdentity({ assertion: forSignIn })).toMatchObject(invalid);
    const assertion = authenticator.get(passkey!.options);
    expect(await confirmIdentity({ assertion })).toMatchObject({ status: 204 });
    expect((await exportMembers()).status).toBe(200);
    expect(await confirmIdentity({ assertion })).toMatchObject(invalid);
  });

  it('rejects a passkey of another person', async () => {
    const authenticator = await addPasskey(server, await signIn(await makePerson(server, null)));
    await addPasskey(server, await signIn(admin));
    const { passkey } = await getOptions();
    const assertion = authenticator.get(passkey!.options);
    expect(await confirmIdentity({ assertion })).toMatchObject({ errors: 'passkeyInvalid' });
    expect(await exportMembers()).toMatchObject(required);
  });
});

async function signIn({ email }: { email: string }): Promise<Schemas['Session']> {
  const body = { email, password };
  return (await server.call<Schemas['Session']>('POST', '/v1/auth/user/login', { body })).body;
}
