import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { loopbackNames, type Config } from '../config/config.ts';

/**
 * The caller's address, as TRUST_PROXY lets it be known. A proxy may add a port; what is no address at
 * all came from the caller, and counts as the proxy's own.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const plain = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(request.ip);
  const address = plain?.[1] ?? plain?.[2] ?? request.ip;
  return isIP(address) ? address : (request.socket.remoteAddress ?? '');
}

/** The same for requests that do not pass through the framework, as those for sockets. */
export function clientAddresses(trustProxy: Config['trustProxy']) {
  const trusts = proxyAddr.compile(trustProxy || []);
  return (request: IncomingMessage): string =>
    clientAddress({ ip: proxyAddr(request, trusts), socket: request.socket });
}

/**
 * The unit of callers where calls are limited: an IPv4 address, or the network (/64) of an IPv6
 * one, out of which anyone at home has more addresses than could ever be counted.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || isIP(address) !== 6) return mapped ?? address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  // An IPv4 address at the end takes the place of two groups.
  const length = front.length + back.length + (address.includes('.') ? 1 : 0);
  const groups = tail === undefined ? front : [...front, ...Array(8 - length).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group: string) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Whether a call was made on this very machine, and for it: one that a proxy passes on comes from
 * elsewhere, and a page elsewhere may let its own name point here.
 */
export function isLocal(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  const isPassedOn = Object.keys(headers).some((name) =>
    /^(x-forwarded-|forwarded$|via$)/.test(name),
  );
  const host = /^(\[.*\]|[^:]*)/.exec(headers.host ?? '')?.[0] ?? '';
  return !isPassedOn && isLoopback(socket.remoteAddress ?? '') && loopbackNames.includes(host);
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
}
