import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { mailOutbox } from '../database/schema/outbox.ts';
import { createLogger } from '../observability/logger.ts';
import { createMetrics } from '../observability/metrics.ts';
import { MailDelivery } from './delivery.ts';

const received: string[] = [];
const receivers: string[][] = [];
let refusals = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    let text = '';
    stream.on('data', (chunk) => (text += String(chunk)));
    stream.on('end', () => {
      if (refusals > 0) {
        refusals -= 1;
        done(new Error('try again later'));
        return;
      }
      received.push(text);
      receivers.push(envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});

let server: TestServer;
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  server = await startTestServer({
    config: { mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Office <office@test.example>' } },
  });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const send = (to: string) =>
  server.platform.mail.enqueue(server.database.db, {
    to,
    language: 'en',
    template: 'loginCode',
    values: { code: '0042', minutes: 5 },
  });

describe('mail delivery by SMTP', () => {
  it('sends a mail soon after it was enqueued', async () => {
    await send('aoi@example.com');
    await eventually(() => expect(received).toHaveLength(1));
    expect(received[0]).toContain('To: aoi@example.com');
    expect(received[0]).toContain('From: Office <office@test.example>');
    expect(received[0]).toContain('0042');
  });

  it('removes codes and tokens from the stored mail after sending', async () => {
    const url = 'https://office.example/auth/update-password?token=q1W2e3R4';
    await server.platform.mail.enqueue(server.database.db, {
      to: 'secret@example.com',
      language: 'ja',
      template: 'resetPassword',
      values: { url, hours: 1 },
    });
    await send('secret@example.com');
    await eventually(async () => {
      const rows = await server.database.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, 'secret@example.com'));
      expect(rows).toHaveLength(2);
      for (const row of rows) {
        expect(row).toMatchObject({ sentAt: expect.any(Date) as unknown, secrets: [] });
        expect(JSON.stringify(row)).not.toMatch(/q1W2e3R4|0042/);
        expect(row.text).toContain('••••');
      }
    });
    expect(received.some((text) => text.includes('0042'))).toBe(true);
  });

  it('sends immediately if the database clock is ahead', async () => {
    const row = { recipient: 'ahead@example.com', subject: 'x', text: 'x' };
    const nextAttemptAt = new Date(server.platform.now().getTime() + 60_000);
    await server.database.db.insert(mailOutbox).values({ ...row, nextAttemptAt });
    await send('then@example.com');
    const both = ['ahead@example.com', 'then@example.com'];
    await eventually(() => expect(receivers.flat()).toEqual(expect.arrayContaining(both)));
  });

  it('sends mails that were enqueued while the bus was disconnected', async () => {
    const row = { recipient: 'gap@example.com', subject: 'x', text: 'x' };
    await server.database.db.insert(mailOutbox).values(row);
    await server.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'office % bus'`,
    );
    await eventually(() => expect(receivers.flat()).toContain('gap@example.com'));
  });

  it('times out if the mail server does not respond', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const other = await createTestDatabase();
    const { port } = silent.address() as AddressInfo;
    const deps = {
      ...server.platform,
      db: other.db,
      bus: { subscribe: () => undefined, onGap: () => undefined },
      log: createLogger({ ...server.config, logLevel: 'silent' }),
      metrics: createMetrics(),
      timeout: 50,
    };
    await other.db
      .insert(mailOutbox)
      .values({ recipient: 'a@example.com', subject: 'x', text: 'x' });
    const delivery = new MailDelivery(deps, `smtp://127.0.0.1:${port}`);
    try {
      await eventually(async () => {
        const [mail] = await other.db.select().from(mailOutbox);
        expect(mail).toMatchObject({
          attempts: 1,
          lastError: expect.stringMatching(/timeout|greeting/i),
        });
      });
    } finally {
      await delivery.close();
      silent.close();
      await other.close();
    }
  });

  it('prevents header injection and additional recipients', async () => {
    const before = received.length;
    await server.platform.mail.enqueue(server.database.db, {
      to: 'mei@example.com, thief@example.com',
      language: 'en',
      template: 'invite',
      values: {
        organizationName: 'Sakura\r\nBcc: thief@example.com\r\n\r\nbody',
        inviterName: null,
        url: 'https://office.example/join',
        days: 7,
      },
    });
    await send('after@example.com');
    await eventually(() => expect(receivers.flat()).toContain('after@example.com'));
    const headers = received.slice(before).map((text) => text.split('\r\n\r\n')[0]!);
    for (const head of headers) expect(head).not.toMatch(/^bcc:/im);
    expect(receivers.flat()).not.toContain('thief@example.com');
    await server.database.db
      .delete(mailOutbox)
      .where(eq(mailOutbox.recipient, 'mei@example.com, thief@example.com'));
  });

  it('does not send a mail if the transaction fails', async () => {
    const before = received.length;
    await expect(
      server.database.db.transaction(async (tx) => {
        await server.platform.mail.enqueue(tx, {
          to: 'never@example.com',
          language: 'ja',
          template: 'resetPassword',
          values: { url: 'https://office.example/x', hours: 1 },
        });
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    await send('after@example.com');
    await eventually(() => expect(received).toHaveLength(before + 1));
    expect(received.at(-1)).toContain('after@example.com');
  });

  it('retries after a rejection and sends the mail once', async () => {
    refusals = 1;
    const before = received.length;
    await send('patient@example.com');
    await eventually(async () => {
      const rows = await server.database.db.select().from(mailOutbox);
      expect(rows.find(({ recipient }) => recipient === 'patient@example.com')).toMatchObject({
        attempts: 1,
        lastError: expect.stringContaining('try again later') as unknown,
      });
    });
    expect(received).toHaveLength(before);
    server.advanceClock({ minutes: 2 });
    await send('next@example.com');
    await eventually(() => expect(received).toHaveLength(before + 2));
    // The mail server receives the mail shortly before the row is updated.
    await eventually(async () => {
      const rows = await server.database.db.select().from(mailOutbox);
      expect(rows.every(({ sentAt }) => sentAt !== null)).toBe(true);
    });
  });
});

describe('without SMTP', () => {
  it('keeps mails in the outbox for the operator and the local demo page', async () => {
    const demo = await startTestServer({ config: { demo: true, trustProxy: ['loopback'] } });
    try {
      await demo.platform.mail.enqueue(demo.database.db, {
        to: 'mei@example.com',
        language: 'ja',
        template: 'invite',
        values: {
          organizationName: '<b>Sakura</b>',
          inviterName: '青木 葵',
          url: 'https://office.example/join-organization?token=abc',
          days: 7,
        },
      });
      const [line] = await demo.operate('outbox', 'list');
      expect(line).toMatch(/waiting {2}mei@example\.com {2}<b>Sakura<\/b> への招待/);
      const shown = await demo.operate('outbox', 'show', line!.slice(0, 8));
      expect(shown.join('\n')).toContain('青木 葵 さんから');

      const page = await (await fetch(`${demo.url}/dev/outbox`)).text();
      expect(page).toContain('href="https://office.example/join-organization?token=abc"');
      expect(page).not.toContain('<b>Sakura</b>');
      const outside = { headers: { 'x-forwarded-for': '203.0.113.9' } };
      expect((await fetch(`${demo.url}/dev/outbox`, outside)).status).toBe(404);
    } finally {
      await demo.close();
    }
    const { status } = await fetch(`${server.url}/dev/outbox`);
    expect(status).toBe(server.config.demo ? 200 : 404);
  });
});
