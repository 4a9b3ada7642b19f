import { subHours } from 'date-fns/subHours';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { mailOutbox } from '../database/schema/outbox.ts';
import { maxAttempts } from '../mail/outbox-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(mailOutbox));

const failedMail = {
  recipient: 'aoi@example.com',
  subject: 'x',
  text: 'x',
  attempts: maxAttempts,
  lastError: 'unreachable',
};

/** Returns the cells of the line of a job. */
async function lineOf(job: string): Promise<string[] | undefined> {
  const lines = await server.operate('jobs', 'list');
  return lines.map((line) => line.split(/ {2,}/)).find(([name]) => name === job);
}

describe('jobs list', () => {
  it('lists the queues of all areas', async () => {
    const lines = await server.operate('jobs', 'list');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'job',
      'calendar-sync',
      'chat-reminders',
      'erasures',
      'external-meetings',
      'mails',
      'notifications',
      'organization-exports',
      'outgoing-webhooks',
      'personal-exports',
      'scheduled-messages',
    ]);
  });

  it('counts waiting, due and failed work', async () => {
    const now = server.platform.now();
    const mail = { recipient: 'aoi@example.com', subject: 'x', text: 'x', attempts: 1 };
    await server.database.db
      .insert(mailOutbox)
      .values([
        { ...mail, nextAttemptAt: subHours(now, -1) },
        { ...mail, nextAttemptAt: new Date('2026-11-02T03:04:05Z') },
        { ...mail, sentAt: now },
        failedMail,
      ]);
    expect(await lineOf('mails')).toEqual(['mails', '2', '1', '2026-11-02 03:04:05 UTC', '1']);
  });
});

describe('jobs retry', () => {
  it('makes failed mails due again', async () => {
    await server.database.db.insert(mailOutbox).values(failedMail);
    expect(await server.operate('jobs', 'retry', 'mails')).toEqual(['Due again: 1.']);
    const [name, waiting, due, , failed] = (await lineOf('mails'))!;
    expect([name, waiting, due, failed]).toEqual(['mails', '1', '1', '0']);
  });

  it.each(['chat-reminders', 'unknown'])('rejects the job %s', async (job) => {
    await expect(server.operate('jobs', 'retry', job)).rejects.toThrow(
      'Failed work can be retried for mails and outgoing-webhooks',
    );
  });
});
