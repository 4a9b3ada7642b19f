import type { Schemas } from '@office/api';
import { backgroundJobNames } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAdministrator,
  makeSystemAdmin,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';
import { mailOutbox } from '../../database/schema/outbox.ts';
import { maxAttempts } from '../../mail/outbox-store.ts';

let office: TestOffice;
let operator: TestAdministrator;
beforeAll(async () => {
  office = await startOffice();
  operator = await makeSystemAdmin(office);
});
afterAll(() => office.close());
beforeEach(() => office.database.db.delete(mailOutbox));

const path = '/v1/admin/jobs';
const retry = (job: string, by = operator) =>
  by.ask<Schemas['RetriedWork']>('POST', `${path}/${job}/retry`);

async function mails(): Promise<Schemas['BackgroundJob'] | undefined> {
  const { body } = await operator.ask<Schemas['BackgroundJobList']>('GET', path);
  return body.data.find(({ name }) => name === 'mails');
}

const failedMail = { recipient: 'a@example.com', subject: 'x', text: 'x', attempts: maxAttempts };

describe('background jobs', () => {
  it('are listed by name, with their stored work', async () => {
    const dueAt = new Date('2026-11-02T03:04:05.000Z');
    const waiting = { ...failedMail, attempts: 1, nextAttemptAt: dueAt };
    await office.database.db.insert(mailOutbox).values([waiting, failedMail]);
    const { body } = await operator.ask<Schemas['BackgroundJobList']>('GET', path);
    expect(body.data.map(({ name }) => name)).toEqual(backgroundJobNames);
    expect(await mails()).toEqual({
      ...{ name: 'mails', waiting: 1, due: 1, failed: 1, canRetry: true },
      oldestDueAt: dueAt.toISOString(),
    });
  });

  it('repeat failed work once in 50 concurrent requests', async () => {
    await office.database.db.insert(mailOutbox).values([failedMail, failedMail]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => retry('mails')));
    expect(answers.reduce((sum, { body }) => sum + body.retried, 0)).toBe(2);
    expect(await mails()).toMatchObject({ waiting: 2, failed: 0 });
  });

  it('cannot be retried if members repeat the work themselves', async () => {
    expect(await retry('personal-exports')).toMatchObject({ status: 404 });
  });

  it('are hidden from administrators of an organisation', async () => {
    const { organizationId } = await makeOrganization(office, 'Sakura');
    const admin = await makeAdministrator(office, organizationId);
    expect((await admin.ask('GET', path)).status).toBe(403);
    expect((await retry('mails', admin)).status).toBe(403);
  });
});
