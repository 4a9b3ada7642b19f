import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInToOrganization, makeOrganization, makePerson, password } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { createLogger } from './logger.ts';

const written: string[] = [];
const destination = new Writable({
  write(chunk, _encoding, done) {
    written.push(String(chunk));
    done();
  },
});
const log = createLogger({ logLevel: 'trace', environment: 'production' }, destination);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ log });
});
afterAll(() => server.close());

describe('the log', () => {
  it('contains requests but no secrets of authentication or use', async () => {
    const { organizationId } = await makeOrganization(server, 'Sakura');
    const person = await makePerson(server, organizationId);
    const session = await signInToOrganization(server, person, organizationId);
    await server.call('POST', '/v1/auth/user/refresh', { token: session.refreshToken });
    await server.call('POST', '/v1/auth/user/login', { body: { email: 1, password } });
    await fetch(`${server.url}/files/upload?signature=very-secret&key=x`, { method: 'PUT' });
    const socket = server.connect(session.token);
    await socket.ready;

    const text = written.join('');
    expect(text).toContain('"operation":"login"');
    expect(text).toContain('"path":"/files/upload"');
    for (const secret of [password, session.token, session.refreshToken, 'very-secret']) {
      expect(text).not.toContain(secret);
    }
  });

  it('hides secrets in logged objects', () => {
    written.length = 0;
    log.info({ password: 'p1', body: { refreshToken: 'p2', deep: { code: 'p3' } } }, 'careless');
    log.info({ req: { headers: { authorization: 'Bearer p4', cookie: 'p5' } } }, 'careless');
    expect(written.join('')).not.toMatch(/p\d"/);
    expect(written.join('')).toContain('[hidden]');
  });

  it('does not report an aborted request as a server error', async () => {
    written.length = 0;
    const line = connect(server.server.port, '127.0.0.1');
    const head = ['POST /api/v1/auth/user/login HTTP/1.1', 'Host: x'];
    const body = ['Content-Type: application/json', 'Content-Length: 99', '', '{'];
    line.write([...head, ...body].join('\r\n'));
    // After this response the server has received the request headers of the other connection.
    await server.call('GET', '/v1/settings');
    line.destroy();
    await vi.waitFor(() => expect(written.join('')).toContain('client error'));
    await server.call('GET', '/v1/settings');
    expect(written.join('')).not.toContain('request failed');
  });

  it('omits the parameters of a failed query', async () => {
    written.length = 0;
    const { db } = server.database;
    const failing = db.execute(sql`SELECT 1 / ${0}::int, ${'p6-secret'}::text`);
    const error: unknown = await failing.catch((thrown: unknown) => thrown);
    log.error({ err: error }, 'request failed');
    log.error({ err: new Error('plain words') }, 'request failed');
    const text = written.join('');
    expect(text).toContain('division by zero');
    expect(text).toContain('plain words');
    expect(text).not.toContain('p6-secret');
  });

  it('omits the row rejected by the database', async () => {
    written.length = 0;
    const { pool } = server.database;
    const statement = `INSERT INTO mail_outbox (recipient, subject) VALUES ('a', 'p7-secret')`;
    const error: unknown = await pool.query(statement).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ detail: expect.stringContaining('p7-secret') });
    log.error({ err: error }, 'request failed');
    expect(written.join('')).toContain('"sqlState":"23502","table":"mail_outbox"');
    expect(written.join('')).not.toContain('p7-secret');
  });
});
