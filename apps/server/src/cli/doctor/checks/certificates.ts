import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import type { Config } from '../../../config/config.ts';
import { ok, problem, warning, type Check, type Finding } from '../check.ts';
import { parseAddress } from './relays.ts';

interface CertificateDeps {
  now(): Date;
  /** In milliseconds. */
  limit: number;
  /** Certificate in PEM to trust. Defaults to the certificates that Node trusts. */
  ca?: string;
}

const day = 24 * 60 * 60_000;
const soon = 14 * day;
const limitShare = 0.8;

const defaultPorts: Record<string, number> = { 'https:': 443, 'smtps:': 465, 'rediss:': 6379 };

/** Reads the certificate of each configured TLS host. The mail check covers STARTTLS. */
export function certificateCheck(config: Config, { now, limit, ca }: CertificateDeps): Check {
  return {
    name: 'certificates',
    advice: 'Check the TLS hosts of the settings.',
    run: async () => {
      const hosts = tlsHosts(config);
      if (hosts.length === 0) return ok('No setting names a TLS host.');
      const signal = AbortSignal.timeout(limit * limitShare);
      const findings = await Promise.all(
        hosts.map((host) => inspect(host, { now, signal, ...(ca && { ca }) })),
      );
      return worstOf(findings);
    },
  };
}

interface TlsHost {
  host: string;
  port: number;
}

function tlsHosts({
  publicUrl,
  s3,
  scene,
  mail,
  redisUrl,
  redisSentinels,
  voice,
}: Config): TlsHost[] {
  // With Sentinel, the host of the Redis URL is the name of a group.
  const redis = redisSentinels.length > 0 ? redisSentinels : [redisUrl];
  const urls = [publicUrl, s3?.endpoint, scene?.host, mail.smtpUrl, ...redis];
  const ofUrls = urls.flatMap((text) => {
    const url = text ? URL.parse(text) : null;
    const port = url && defaultPorts[url.protocol];
    return port ? [{ host: bare(url.hostname), port: Number(url.port) || port }] : [];
  });
  const relays = (voice.turn?.urls ?? []).concat(voice.stunUrls).flatMap((url) => {
    const address = parseAddress(url);
    return address?.transport === 'tls' ? [{ host: address.host, port: address.port }] : [];
  });
  const names = new Map([...ofUrls, ...relays].map((host) => [`${host.host}:${host.port}`, host]));
  return [...names.values()];
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

async function inspect(
  { host, port }: TlsHost,
  { now, signal, ca }: { now(): Date; signal: AbortSignal; ca?: string },
): Promise<Finding> {
  const name = `${host}:${port}`;
  let socket: TLSSocket | undefined;
  try {
    socket = connect({ host, port, rejectUnauthorized: false, ...(ca && { ca }) });
    await once(socket, 'secureConnect', { signal });
    const left = Date.parse(socket.getPeerCertificate().valid_to) - now().getTime();
    if (left <= 0) return problem(`The certificate of ${name} has expired. Renew it.`);
    if (!socket.authorized) {
      const reason = String(socket.authorizationError);
      return problem(
        `The certificate of ${name} is not trusted (${reason}). Install one of this host with its chain, or add its authority to NODE_EXTRA_CA_CERTS.`,
      );
    }
    const days = Math.floor(left / day);
    const state = `The certificate of ${name} expires in ${days} days`;
    return left < soon ? warning(`${state}. Renew it.`) : ok(`${state}.`);
  } catch (error) {
    const reason = signal.aborted ? 'does not answer' : `fails: ${(error as Error).message}`;
    return problem(`${name} ${reason}. Check the address and that it uses TLS.`);
  } finally {
    socket?.destroy();
  }
}

/** Returns the messages of the most severe status. */
function worstOf(findings: readonly Finding[]): Finding {
  const [status = 'ok'] = (['problem', 'warning', 'ok'] as const).filter((severity) =>
    findings.some((finding) => finding.status === severity),
  );
  const messages = findings.filter((finding) => finding.status === status);
  return { status, message: messages.map(({ message }) => message).join(' ') };
}
