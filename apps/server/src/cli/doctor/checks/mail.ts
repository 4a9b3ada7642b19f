import { createTransport } from 'nodemailer';
import type { Config } from '../../../config/config.ts';
import { ok, warning, type Check, type Finding } from '../check.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

interface MailDeps {
  /** In milliseconds. */
  limit: number;
  /** Certificate in PEM to trust. Defaults to the certificates that Node trusts. */
  ca?: string;
}

/** Connects and signs in like the delivery of mails. Sends no mail. */
export function mailCheck({ mail: { smtpUrl } }: Pick<Config, 'mail'>, deps: MailDeps): Check {
  return {
    name: 'mail',
    advice: 'Check OFFICE_SMTP_URL: host, port, smtp or smtps, user and password.',
    run: async () => {
      if (!smtpUrl)
        return warning('Mails are stored, but not sent. Set OFFICE_SMTP_URL to send them.');
      const { protocol, hostname, host, username } = new URL(smtpUrl);
      const signedIn = username ? 'signed in' : 'without sign-in';
      const connected = `Connected to ${host}, ${signedIn}`;
      if (protocol === 'smtps:') return verify(smtpUrl, deps, ok(`${connected}, by TLS.`));
      if (loopback.test(hostname)) return verify(smtpUrl, deps, ok(`${connected}.`));
      try {
        const secured = ok(`${connected}, by STARTTLS.`);
        return await verify(smtpUrl, deps, secured, { requireTLS: true });
      } catch (error) {
        const offersNoTls = (error as { code?: unknown }).code === 'ETLS';
        if (!offersNoTls) throw error;
        const advice = 'Use a mail server with STARTTLS, or smtps.';
        return verify(smtpUrl, deps, warning(`${connected}, without encryption. ${advice}`));
      }
    },
  };
}

async function verify(
  url: string,
  { limit, ca }: MailDeps,
  finding: Finding,
  options: { requireTLS?: boolean } = {},
): Promise<Finding> {
  const transport = createTransport({
    url,
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    ...(ca && { tls: { ca } }),
    ...options,
  });
  try {
    await transport.verify();
    return finding;
  } finally {
    transport.close();
  }
}
