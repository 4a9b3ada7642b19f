import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { makeCertificate } from '../../../../../../scripts/turn-server.mjs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { mailCheck } from './mail.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'office-mail-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

let smtp: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (smtp ? smtp.close(() => resolve()) : resolve())));

async function start(options: SMTPServerOptions): Promise<number> {
  smtp = new SMTPServer({ authOptional: true, ...options });
  // A client that rejects the certificate breaks the connection.
  smtp.on('error', () => undefined);
  smtp.listen(0, '0.0.0.0');
  await once(smtp.server, 'listening');
  return (smtp.server.address() as AddressInfo).port;
}

const checkOf = (smtpUrl: string | null, ca?: string) =>
  mailCheck({ mail: { smtpUrl, from: '' } }, { limit: 5000, ...(ca && { ca }) });

const withPassword: SMTPServerOptions = {
  disabledCommands: ['STARTTLS'],
  authMethods: ['PLAIN'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === 'right' ? done(null, { user: username }) : done(new Error('Invalid login')),
};

describe('mail', () => {
  it('signs in and sends no mail', async () => {
    let mails = 0;
    const port = await start({
      ...withPassword,
      onMailFrom: (_address, _session, done) => {
        mails += 1;
        done();
      },
    });
    const finding = await checkOf(`smtp://office:right@127.0.0.1:${port}`).run();
    expect(finding).toEqual({
      status: 'ok',
      message: `Connected to 127.0.0.1:${port}, signed in.`,
    });
    expect(mails).toBe(0);
  });

  it('rejects a wrong password', async () => {
    const port = await start(withPassword);
    const check = checkOf(`smtp://office:wrong@127.0.0.1:${port}`);
    await expect(check.run()).rejects.toThrow(/Invalid login/);
  });

  it('warns about a remote server without STARTTLS', async () => {
    const port = await start({ disabledCommands: ['STARTTLS'] });
    expect(await checkOf(`smtp://127.0.0.2:${port}`).run()).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/without encryption/) as unknown,
    });
  });

  it.each([
    ['STARTTLS', 'smtp', false],
    ['TLS', 'smtps', true],
  ])(
    'accepts a remote server with %s only if its certificate is trusted',
    async (by, scheme, secure) => {
      const files = makeCertificate(folder);
      const [key, cert] = [
        readFileSync(files.key, 'utf8'),
        readFileSync(files.certificate, 'utf8'),
      ];
      const port = await start({ key, cert, secure });
      const url = `${scheme}://127.0.0.2:${port}`;
      expect(await checkOf(url, cert).run()).toEqual({
        status: 'ok',
        message: `Connected to 127.0.0.2:${port}, without sign-in, by ${by}.`,
      });
      await expect(checkOf(url).run()).rejects.toThrow(/certificate/);
    },
  );

  it('rejects an unreachable server', async () => {
    await expect(checkOf('smtp://127.0.0.1:1').run()).rejects.toThrow(/ECONNREFUSED/);
  });

  it('warns if no mail server is configured', async () => {
    expect(await checkOf(null).run()).toMatchObject({ status: 'warning' });
  });
});
