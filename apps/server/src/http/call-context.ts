import { defaultLanguage, languages } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.ts';
import type { Claims } from './claims.ts';

/** A call besides its input. */
export interface CallContext {
  /** The checked access token's. Reading it in an operation without bearer security throws. */
  readonly claims: Claims;
  /** The same for operations that answer with or without a token. */
  readonly claimsOrNull: Claims | null;
  /** The bearer as it was sent, for operations that check another kind of token themselves. */
  readonly bearer: string | null;
  /** From Accept-Language; Japanese unless English is asked for first. */
  readonly language: Language;
  /** The caller's address, as TRUST_PROXY lets it be known. */
  readonly ip: string;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
}

/** Longest part of a browser's description of itself that is kept, in characters. */
const maxUserAgentLength = 500;

const claims = new WeakMap<FastifyRequest, Claims>();

export function setClaims(request: FastifyRequest, read: Claims): void {
  claims.set(request, read);
}

/** The claims of a request with an access token; null before it was read. */
export function claimsOf(request: FastifyRequest): Claims | null {
  return claims.get(request) ?? null;
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer +([^\s]+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** English where it is asked for before Japanese, else Japanese (spec §1). */
function languageOf(request: FastifyRequest): Language {
  const accepted = (request.headers['accept-language'] ?? '').toLowerCase().split(',');
  const first = accepted.map((entry) => entry.trim().slice(0, 2)).find(isSupported);
  return first ?? defaultLanguage;
}

function isSupported(language: string): language is Language {
  return languages.some((one) => one === language);
}

/** The caller's browser, as it describes itself. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
}

export function createContext<P extends object>(
  platform: P,
  request: FastifyRequest,
): P & CallContext {
  const own = claimsOf(request);
  return {
    ...platform,
    get claims() {
      if (!own) throw new Error('This operation has no access token to read claims from');
      return own;
    },
    claimsOrNull: own,
    bearer: bearerOf(request),
    language: languageOf(request),
    ip: clientAddress(request),
    userAgent: userAgentOf(request),
    log: request.log,
  };
}
