import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntriesOf, makeAdministrator } from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { floors, organizations } from '../../database/schema/organizations.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

async function startNew() {
  const { organizationId } = await makeOrganization(office, 'Sakura');
  const admin = await makeAdministrator(office, organizationId);
  const findSetup = async () => {
    const answer = await admin.ask<Schemas['AdminOverview']>('GET', '/v1/admin/overview');
    expect(answer.status).toBe(200);
    return answer.body.setup;
  };
  const doneSteps = async () =>
    (await findSetup())?.steps.filter(({ done }) => done).map(({ kind }) => kind);
  return { organizationId, admin, findSetup, doneSteps };
}

it('checks each step by the state of the organisation', async () => {
  const { organizationId, admin, findSetup, doneSteps } = await startNew();
  const { db } = office.database;
  expect((await findSetup())?.steps.map(({ kind }) => kind)).toEqual([
    'INVITE',
    'FLOOR',
    'PROFILE',
    'NOTIFICATION',
  ]);
  expect(await doneSteps()).toEqual(['FLOOR']);

  const rows = [{ line: 1, email: 'first@example.com', role: 'USER', language: 'ja' }];
  await admin.ask('POST', '/v1/admin/invitations', { body: { clientId: randomUUID(), rows } });
  await db
    .update(organizations)
    .set({ avatarKey: 'logo.png' })
    .where(eq(organizations.id, organizationId));
  const text = { ja: 'ようこそ', en: 'Welcome' };
  const notification = {
    organizationId,
    kind: 'ORGANIZATION',
    title: text,
    content: text,
  } as const;
  await db.insert(notifications).values({ ...notification, publishedAt: new Date() });
  expect(await doneSteps()).toEqual(['INVITE', 'FLOOR', 'PROFILE']);
  const authorId = admin.userId;
  await db.insert(notifications).values({ ...notification, authorId, publishedAt: new Date() });
  await db.update(floors).set({ blockedAt: new Date() });
  expect(await doneSteps()).toEqual(['INVITE', 'PROFILE', 'NOTIFICATION']);
});

it('is closed once for all administrators', async () => {
  const { organizationId, admin, findSetup } = await startNew();
  const other = await startNew();
  const colleague = await makeAdministrator(office, organizationId);
  const closing = [admin, colleague, admin].map(({ ask }) =>
    ask('DELETE', '/v1/admin/overview/setup'),
  );
  expect((await Promise.all(closing)).map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await findSetup()).toBeNull();
  expect(await other.findSetup()).not.toBeNull();
  const entries = await auditEntriesOf(admin);
  expect(entries.filter(({ action }) => action === 'SETUP_CLOSED')).toHaveLength(1);
});

it('is shown for 60 days', async () => {
  const { organizationId, findSetup } = await startNew();
  const createdAt = new Date(office.platform.now().getTime() - 61 * 24 * 60 * 60_000);
  await office.database.db
    .update(organizations)
    .set({ createdAt })
    .where(eq(organizations.id, organizationId));
  expect(await findSetup()).toBeNull();
});
