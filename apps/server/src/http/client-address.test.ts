import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { makePerson, password } from '../../test/people.ts';
import { sessions } from '../database/schema/sign-in.ts';
import { loadConfig } from '../config/config.ts';
import { networkOf } from './client-address.ts';

describe('what counts as one caller', () => {
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
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the address of a caller', () => {
  let server: TestServer;
  afterEach(() => server.close());

  /** Signs in with a header that says where the call comes from, and tells what was believed. */
  async function believed(forwarded: string, from?: TestServer): Promise<string> {
    server = from ?? server;
    const { email } = await makePerson(server, null);
    const body = { email, password };
    const answer = await server.call('POST', '/v1/auth/user/login', { body, ip: forwarded });
    expect(answer.status).toBe(200);
    const rows = await server.database.db.select({ ip: sessions.ip }).from(sessions);
    return rows.at(-1)!.ip;
  }

  it('is not what a caller says who comes without a proxy', async () => {
    server = await startTestServer({ config: { trustProxy: false } });
    expect(await believed('203.0.113.7')).toBe('127.0.0.1');
  });

  it('is what the proxy saw, not what the caller wrote before it', async () => {
    const { trustProxy } = loadConfig({ TRUST_PROXY: 'true', OFFICE_SECRET: 'x'.repeat(32) });
    server = await startTestServer({ config: { trustProxy } });
    expect(await believed('198.51.100.66, 203.0.113.7')).toBe('203.0.113.7');
  });

  it('is an address, whatever was sent', async () => {
    server = await startTestServer();
    expect(await believed('203.0.113.8:61234')).toBe('203.0.113.8');
    expect(await believed('[2001:db8::7]:443')).toBe('2001:db8::7');
    expect(await believed('x'.repeat(5000))).toBe('127.0.0.1');
    expect(await believed("'; drop table users; --")).toBe('127.0.0.1');
  });
});

describe('pages for whoever sits at this machine', () => {
  it.each(['/dev/outbox', '/metrics'])('%s is for no one else', async (path) => {
    const server = await startTestServer({ config: { demo: true } });
    try {
      const status = async (headers: Record<string, string>) =>
        (await fetch(`${server.url}${path}`, { headers })).status;
      expect(await status({})).toBe(200);
      for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']) {
        expect(await status({ [name]: '127.0.0.1' }), name).toBe(404);
      }
    } finally {
      await server.close();
    }
  });

  it('does not answer under another name that points here', async () => {
    const server = await startTestServer({ config: { demo: true } });
    try {
      for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80']) {
        const answer = await server.server.app.inject({ url: '/dev/outbox', headers: { host } });
        expect(answer.statusCode, host).toBe(404);
      }
      const answer = await server.server.app.inject({
        url: '/dev/outbox',
        headers: { host: 'localhost:4000' },
      });
      expect(answer.statusCode).toBe(200);
    } finally {
      await server.close();
    }
  });
});
