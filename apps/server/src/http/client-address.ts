import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { loopbackNames, type Config } from '../config/config.ts';

/**
 * Returns the client address according to TRUST_PROXY, without a port. Falls back to the address of
 * the proxy if the forwarded value is not an IP address, because the client forged it.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const plain = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(request.ip);
  const address = plain?.[1] ?? plain?.[2] ?? request.ip;
  return isIP(address) ? address : (request.socket.remoteAddress ?? '');
}

export function clientAddresses(trustProxy: Config['trustProxy']) {
  const trusts = proxyAddr.compile(trustProxy || []);
  return (request: IncomingMessage): string =>
    clientAddress({ ip: proxyAddr(request, trusts), socket: request.socket });
}

/** Returns an IPv4 address or the /64 network of an IPv6 address, which one household can fill. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || isIP(address) !== 6) return mapped ?? address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  // A trailing IPv4 address replaces two groups.
  const length = front.length + back.length + (address.includes('.') ? 1 : 0);
  const groups = tail === undefined ? front : [...front, ...Array(8 - length).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group: string) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Rejects proxied requests, and host names of other sites that resolve to this machine. */
export function isLocal(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  const isProxied = Object.keys(headers).some((name) =>
    /^(x-forwarded-|forwarded$|via$)/.test(name),
  );
  const host = /^(\[.*\]|[^:]*)/.exec(headers.host ?? '')?.[0] ?? '';
  return !isProxied && isLoopback(socket.remoteAddress ?? '') && loopbackNames.includes(host);
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
}
