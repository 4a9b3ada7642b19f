import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const timeout = 15_000;

/** Local and private networks (RFC 6890), which members must not reach through the server. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6');
}

function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  return family !== 0 && !privateNetworks.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** Returns the reason for rejecting a URL; null for public hosts and hosts trusted by the operator. */
export function rejectionReason(url: URL, trusted: readonly string[]): string | null {
  if (trusted.includes(url.host)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:') return 'it has no TLS';
  return isIP(host) && !isPublicAddress(host) ? 'it is in an inner network' : null;
}

/**
 * Like `fetch`, for URLs from members: requires TLS and a public address, and checks the address after DNS
 * resolution.
 * Returns redirects without following them.
 *
 * @param trusted hosts with ports that the operator exempts from these checks
 * @param maxBytes maximum size of a response
 */
export function guardedFetch(trusted: readonly string[], maxBytes = 20_000_000): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const isTrusted = trusted.includes(url.host);
    const refusal = rejectionReason(url, trusted);
    if (refusal) throw new TypeError(`blocked address: ${refusal}`);
    const body = init.body as string | Uint8Array | null | undefined;
    const limit = AbortSignal.timeout(timeout);
    return new Promise<Response>((settle, fail) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const request = send(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
        ...(!isTrusted && { lookup: publicLookup }),
      });
      request.on('error', fail);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes) response.destroy(new Error('the response is too large'));
          else chunks.push(chunk);
        });
        response.on('error', fail);
        response.on('end', () => {
          const headers = new Headers();
          for (let at = 0; at < response.rawHeaders.length; at += 2) {
            headers.append(response.rawHeaders[at]!, response.rawHeaders[at + 1]!);
          }
          const status = response.statusCode ?? 500;
          const isEmpty = status === 204 || status === 304;
          const answer = new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers });
          Object.defineProperty(answer, 'url', { value: url.href });
          settle(answer);
        });
      });
      request.end(body ?? undefined);
    });
  };
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first || open.length < addresses.length) {
      return done(new Error('blocked address'), '');
    }
    return options.all ? done(null, open) : done(null, first.address, first.family);
  });
};
