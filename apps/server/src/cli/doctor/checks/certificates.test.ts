import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer as createTlsServer, type Server } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../../../../../scripts/turn-server.mjs';
import type { Config } from '../../../config/config.ts';
import { certificateCheck } from './certificates.ts';

const day = 24 * 60 * 60_000;
const folder = mkdtempSync(path.join(tmpdir(), 'office-certificates-'));

let server: Server;
let port: number;
let ca: string;
beforeAll(async () => {
  const files = makeCertificate(folder);
  ca = readFileSync(files.certificate, 'utf8');
  server = createTlsServer({ key: readFileSync(files.key), cert: ca }, (socket) => socket.end());
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const withHosts = (change: Partial<Config>) =>
  ({
    publicUrl: 'http://localhost:4000',
    s3: null,
    scene: null,
    mail: { smtpUrl: null, from: '' },
    redisUrl: null,
    redisSentinels: [],
    voice: { stunUrls: [], turn: null, sfu: null },
    ...change,
  }) as Config;

function findingOf(change: Partial<Config>, { days = 0, trusted = true, limit = 5000 } = {}) {
  const now = () => new Date(Date.now() + days * day);
  return certificateCheck(withHosts(change), { now, limit, ...(trusted && { ca }) }).run();
}

describe('certificates', () => {
  it.each([
    ['OFFICE_PUBLIC_URL', () => ({ publicUrl: `https://localhost:${port}` })],
    ['OFFICE_SMTP_URL', () => ({ mail: { smtpUrl: `smtps://localhost:${port}`, from: '' } })],
    ['REDIS_URL', () => ({ redisUrl: `rediss://localhost:${port}` })],
    [
      'REDIS_SENTINELS',
      () => ({ redisUrl: 'rediss://group', redisSentinels: [`rediss://localhost:${port}`] }),
    ],
    [
      'OFFICE_STUN_URLS',
      () => ({ voice: { stunUrls: [`stuns:localhost:${port}`], turn: null, sfu: null } }),
    ],
  ])('reads the certificate of %s', async (_, change) => {
    expect(await findingOf(change())).toMatchObject({
      status: 'ok',
      message: expect.stringMatching(
        /^The certificate of localhost:\d+ expires in \d+ days/,
      ) as unknown,
    });
  });

  it('warns 14 days before a certificate expires', async () => {
    const publicUrl = `https://localhost:${port}`;
    expect(await findingOf({ publicUrl }, { days: 45 })).toMatchObject({ status: 'ok' });
    expect(await findingOf({ publicUrl }, { days: 47 })).toMatchObject({ status: 'warning' });
  });

  it.each([
    ['an expired certificate', { days: 61 }, 'localhost', /has expired/],
    ['an untrusted certificate', { trusted: false }, 'localhost', /SELF_SIGNED/],
    ['a certificate of another host', {}, '127.0.0.1', /ALTNAME/],
  ])('rejects %s', async (_, options, host, message) => {
    const finding = await findingOf({ publicUrl: `https://${host}:${port}` }, options);
    expect(finding.status).toBe('problem');
    expect(finding.message).toMatch(message);
  });

  it('names a host that does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port: silentPort } = silent.address() as AddressInfo;
    const finding = await findingOf(
      { publicUrl: `https://127.0.0.1:${silentPort}` },
      { limit: 100 },
    );
    silent.close();
    expect(finding).toMatchObject({
      status: 'problem',
      message: expect.stringMatching(/does not answer/) as unknown,
    });
  });

  it('reports the problem beside a valid certificate', async () => {
    const finding = await findingOf({
      publicUrl: `https://localhost:${port}`,
      redisUrl: 'rediss://127.0.0.1:1',
    });
    expect(finding).toMatchObject({
      status: 'problem',
      message: expect.stringMatching(/^127\.0\.0\.1:1 fails/) as unknown,
    });
  });

  it('accepts settings without TLS hosts', async () => {
    expect(await findingOf({})).toMatchObject({ status: 'ok' });
  });
});
