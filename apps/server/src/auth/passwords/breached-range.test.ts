import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { breachedPasswordsCheck } from '../../cli/doctor/checks/breached-passwords.ts';
import { isBreachedPassword } from './breached-passwords.ts';

const hashOf = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

let server: Server;
let url: string;
let paths: string[];
let status: number;
let counts: Record<string, number>;

beforeEach(async () => {
  paths = [];
  status = 200;
  counts = { 'Kaede&Maple72': 3, password: 9, 'Wt7$mQ2+': 0 };
  server = createServer((request, response) => {
    paths.push(request.url!);
    const digits = request.url!.split('/').at(-1)!;
    const listed = Object.entries(counts)
      .map(([password, count]) => ({ hash: hashOf(password), count }))
      .filter(({ hash }) => hash.startsWith(digits))
      .map(({ hash, count }) => `${hash.slice(5)}:${count}`);
    response.writeHead(status).end([`${'0'.repeat(35)}:0`, ...listed].join('\r\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
});
afterEach(() => server.close());

const isBreached = (password: string) =>
  isBreachedPassword(password, { breachedPasswordsFile: null, breachedPasswordsUrl: url });

describe('range service', () => {
  it('rejects a password that it knows, and gets only five digits of its hash', async () => {
    expect(await isBreached('Kaede&Maple72')).toBe(true);
    expect(paths).toEqual([`/range/${hashOf('Kaede&Maple72').slice(0, 5)}`]);
  });

  it('accepts other passwords, and those of the padding', async () => {
    expect(await isBreached('Kaede&Maple73')).toBe(false);
    expect(await isBreached('Wt7$mQ2+')).toBe(false);
  });

  it('is not asked about a password of the local list', async () => {
    expect(await isBreached('Password1!')).toBe(true);
    expect(paths).toEqual([]);
  });

  it('does not prevent a new password while it fails', async () => {
    status = 503;
    expect(await isBreached('Kaede&Maple72')).toBe(false);
    server.close();
    server.closeAllConnections();
    expect(await isBreached('Kaede&Maple72')).toBe(false);
  });
});

describe('doctor', () => {
  const run = (breachedPasswordsUrl: string | null) =>
    breachedPasswordsCheck({ breachedPasswordsUrl }).run();

  it('accepts a service that knows a frequent password, and no service', async () => {
    expect(await run(url)).toMatchObject({ status: 'ok' });
    expect(await run(null)).toMatchObject({ status: 'ok' });
  });

  it('reports a service without passwords, and an error', async () => {
    counts = {};
    expect(await run(url)).toMatchObject({ status: 'problem' });
    status = 404;
    await expect(run(url)).rejects.toThrow('answer 404');
  });
});
