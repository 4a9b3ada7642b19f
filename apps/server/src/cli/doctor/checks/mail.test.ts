import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { mailCheck } from './mail.ts';

let smtp: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (smtp ? smtp.close(() => resolve()) : resolve())));

async function start(options: SMTPServerOptions): Promise<number> {
  smtp = new SMTPServer({ authOptional: true, ...options });
  smtp.listen(0, '0.0.0.0');
  await once(smtp.server, 'listening');
  return (smtp.server.address() as AddressInfo).port;
}

const checkOf = (smtpUrl: string | null) => mailCheck({ mail: { smtpUrl, from: '' } }, 5000);

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

  it('rejects an untrusted certificate with STARTTLS', async () => {
    const port = await start({});
    await expect(checkOf(`smtp://127.0.0.2:${port}`).run()).rejects.toThrow(/certificate/);
  });

  it('rejects an unreachable server', async () => {
    await expect(checkOf('smtp://127.0.0.1:1').run()).rejects.toThrow(/ECONNREFUSED/);
  });

  it('warns if no mail server is configured', async () => {
    expect(await checkOf(null).run()).toMatchObject({ status: 'warning' });
  });
});
