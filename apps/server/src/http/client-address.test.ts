import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { makePerson, password } from '../../test/people.ts';
import { sessions } from '../database/schema/sign-in.ts';
import { loadConfig } from '../config/config.ts';
import { createLogger } from '../observability/logger.ts';
import { networkOf } from './client-address.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::1', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['64:ff9b::203.0.113.1', '64:ff9b:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('maps %s to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('client address', () => {
  let server: TestServer;
  afterEach(() => server.close());

  /** Signs in with an X-Forwarded-For header and returns the stored address. */
  async function storedAddress(forwarded: string, from?: TestServer): Promise<string> {
    server = from ?? server;
    const { email } = await makePerson(server, null);
    const body = { email, password };
    const answer = await server.call('POST', '/v1/auth/user/login', { body, ip: forwarded });
    expect(answer.status).toBe(200);
    const rows = await server.database.db.select({ ip: sessions.ip }).from(sessions);
    return rows.at(-1)!.ip;
  }

  it('ignores X-Forwarded-For without a proxy', async () => {
    server = await startTestServer({ config: { trustProxy: false } });
    expect(await storedAddress('203.0.113.7')).toBe('127.0.0.1');
  });

  it('uses the address from the proxy, not the one from the client', async () => {
    const { trustProxy } = loadConfig({ TRUST_PROXY: 'true', OFFICE_SECRET: 'x'.repeat(32) });
    server = await startTestServer({ config: { trustProxy } });
    expect(await storedAddress('198.51.100.66, 203.0.113.7')).toBe('203.0.113.7');
  });

  it('removes ports and ignores invalid addresses', async () => {
    server = await startTestServer();
    expect(await storedAddress('203.0.113.8:61234')).toBe('203.0.113.8');
    expect(await storedAddress('[2001:db8::7]:443')).toBe('2001:db8::7');
    expect(await storedAddress('x'.repeat(5000))).toBe('127.0.0.1');
    expect(await storedAddress("'; drop table users; --")).toBe('127.0.0.1');
  });
});

describe('local-only pages', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startTestServer({ config: { demo: true } })));
  afterAll(() => server.close());

  it.each(['/dev/outbox', '/metrics'])('%s returns 404 for proxied requests', async (path) => {
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}${path}`, { headers })).status;
    expect(await status({})).toBe(200);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']) {
      expect(await status({ [name]: '127.0.0.1' }), name).toBe(404);
    }
  });

  it('return 404 for host names that merely resolve to this machine', async () => {
    const ask = (host: string) =>
      server.server.app.inject({ url: '/dev/outbox', headers: { host } });
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80']) {
      expect((await ask(host)).statusCode, host).toBe(404);
    }
    expect((await ask('localhost:4000')).statusCode).toBe(200);
  });
});

describe('warning about an untrusted proxy', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.close());

  const warnings = async (trustProxy: string[] | false, forwarded: string | null) => {
    const written: string[] = [];
    const destination = new Writable({
      write(line, _encoding, done) {
        written.push(String(line));
        done();
      },
    });
    const log = createLogger({ logLevel: 'warn', environment: 'production' }, destination);
    const behind = await startTestServer({ database, log, config: { trustProxy } });
    const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
    for (let call = 0; call < 3; call += 1) await fetch(`${behind.url}/healthz`, { headers });
    await behind.close();
    return written.filter((line) => line.includes('TRUST_PROXY'));
  };

  it('is logged once', async () => {
    expect(await warnings(false, '203.0.113.7')).toHaveLength(1);
    expect(await warnings(['10.0.0.0/8'], '203.0.113.7')).toHaveLength(1);
  });

  it('is not logged for a trusted proxy or without a proxy', async () => {
    expect(await warnings(['loopback'], '203.0.113.7')).toEqual([]);
    expect(await warnings(false, null)).toEqual([]);
  });
});
