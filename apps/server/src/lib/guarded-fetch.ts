import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isInnerAddress, publicLookup } from './public-address.ts';

export interface GuardOptions {
  /** Hosts with ports that the operator exempts from the checks. */
  trusted: readonly string[];
  maxBytes?: number;
  /** Returns the beginning of a larger response instead of failing. */
  truncate?: boolean;
  /** Also allows `http:`. */
  allowsHttp?: boolean;
  /** Returns responses of other media types without their body, and closes the connection. */
  mediaType?: RegExp;
}

const defaultMaxBytes = 20_000_000;
const timeout = 15_000;

/** Returns the reason for rejecting a URL; null for public hosts and hosts trusted by the operator. */
export function rejectionReason(
  url: URL,
  trusted: readonly string[],
  allowsHttp = false,
): string | null {
  if (trusted.includes(url.host)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) {
    return 'it has no TLS';
  }
  return isInnerAddress(host) ? 'it is in an inner network' : null;
}

/**
 * Like `fetch`, for URLs from members: connects only to public addresses, which it has checked
 * after DNS resolution, by TLS. Returns redirects without following them.
 */
export function guardedFetch(options: GuardOptions): typeof fetch {
  const { trusted, allowsHttp } = options;
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const refusal = rejectionReason(url, trusted, allowsHttp);
    if (refusal) throw new TypeError(`blocked address: ${refusal}`);
    const body = init.body as string | Uint8Array | null | undefined;
    const limit = AbortSignal.timeout(timeout);
    return new Promise<Response>((settle, fail) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const request = send(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
        ...(!trusted.includes(url.host) && { lookup: publicLookup }),
      });
      request.on('error', fail);
      // Without a listener, Node.js ends the connection and emits neither `response` nor `error`.
      request.on('upgrade', (_, socket) => {
        socket.destroy();
        fail(new Error('unexpected upgrade'));
      });
      request.on('response', (response) => {
        readBody(response, options)
          .then((bytes) => settle(toResponse(url, response, bytes)))
          .catch(fail);
      });
      request.end(body ?? undefined);
    });
  };
}

async function readBody(
  response: IncomingMessage,
  { maxBytes = defaultMaxBytes, truncate = false, mediaType }: GuardOptions,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (mediaType && !mediaType.test(response.headers['content-type'] ?? '')) {
    response.destroy();
    return Buffer.alloc(0);
  }
  // Leaving the loop closes the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes && !truncate) throw new Error('the response is too large');
    chunks.push(chunk);
    if (size >= maxBytes && truncate) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** @throws {RangeError} for a status that `Response` does not support */
function toResponse(
  url: URL,
  { rawHeaders, statusCode }: IncomingMessage,
  bytes: Buffer,
): Response {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  }
  const status = statusCode ?? 500;
  const isEmpty = [204, 205, 304].includes(status);
  const response = new Response(isEmpty ? null : new Uint8Array(bytes), { status, headers });
  Object.defineProperty(response, 'url', { value: url.href });
  return response;
}
