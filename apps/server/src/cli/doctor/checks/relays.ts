import type { Config } from '../../../config/config.ts';
import { iceServersFor } from '../../../voice/ice-servers.ts';
import { ok, problem, type Check } from '../check.ts';
import { allocateRelay, requestBinding, type StunAddress, type TurnLogin } from '../turn-client.ts';

interface RelayDeps {
  now(): Date;
  /** In milliseconds. */
  limit: number;
}

/** Leaves time to name the server that does not answer, before the check exceeds its own limit. */
const limitShare = 0.8;

/** Asks each server, by each transport that browsers are offered. Releases the allocations. */
export function relayCheck(config: Config, { now, limit }: RelayDeps): Check {
  return {
    name: 'relays',
    advice: 'Check OFFICE_TURN_URLS, OFFICE_STUN_URLS and the firewall.',
    run: async () => {
      const { iceServers } = iceServersFor({ config, now }, 'doctor');
      const servers = iceServers.flatMap(({ urls, username, credential }) =>
        [urls].flat().map((url) => ({
          url,
          login: username && credential ? { username, credential } : null,
        })),
      );
      if (servers.length === 0) {
        return ok('Not used: browsers in different networks may not hear each other.');
      }
      const signal = AbortSignal.timeout(limit * limitShare);
      const reasons = await Promise.all(
        servers.map(({ url, login }) => failureOf(url, login, signal)),
      );
      const failures = reasons.filter((reason) => reason !== null);
      if (failures.length > 0) return problem(`${failures.join(' ')}`);
      return ok(`${servers.map(({ url }) => url).join(', ')}: all answer.`);
    },
  };
}

async function failureOf(
  url: string,
  login: TurnLogin | null,
  signal: AbortSignal,
): Promise<string | null> {
  const address = parseAddress(url);
  if (!address) return `${url} is not an address. Write turn:host:port?transport=udp.`;
  try {
    const status = login
      ? await allocateRelay(address, login, signal)
      : (await requestBinding(address, signal))
        ? 200
        : 400;
    if (status === 200) return null;
    if (status === 401) {
      return `${url} rejects the credentials. Set OFFICE_TURN_SECRET to its static-auth-secret, and synchronise the clocks.`;
    }
    return `${url} answers with error ${status}. See the log of the relay.`;
  } catch (error) {
    const reason = signal.aborted ? 'does not answer' : `fails: ${(error as Error).message}`;
    return `${url} ${reason}. Check the address and the firewall.`;
  }
}

/** Parses a URI of RFC 7064 or RFC 7065. */
export function parseAddress(url: string): Required<Omit<StunAddress, 'certificate'>> | null {
  const form = /^(?:stun|turn)(s?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/;
  const [match, secure, host, port, transport] = form.exec(url) ?? [];
  if (!match) return null;
  return {
    host: host!.replace(/^\[|\]$/g, ''),
    port: Number(port ?? (secure ? 5349 : 3478)),
    transport: secure ? 'tls' : transport === 'tcp' ? 'tcp' : 'udp',
  };
}
