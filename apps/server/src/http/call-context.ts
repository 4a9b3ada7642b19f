import { defaultLanguage, languages } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.ts';
import type { Claims } from './claims.ts';
import { createCookies, type Cookies } from './cookies.ts';
import { addCallerToLogContext } from './log-context.ts';

export interface CallContext {
  readonly language: Language;
  /** Client address, derived according to TRUST_PROXY. */
  readonly ip: string;
  readonly userAgent: string;
  /** Origin of the page that sent the call, if the browser sends it. */
  readonly origin: string | null;
  readonly cookies: Cookies;
  readonly log: FastifyBaseLogger;
  readonly limits: HandlerLimits;
}

/** Limits that depend on data that only the handler reads. Each throws 429 `tooManyRequests`. */
export interface HandlerLimits {
  webhook(webhook: { id: string; organizationId: string }): Promise<void>;
  embed(embedId: string): Promise<void>;
  /** Counts a call with an unknown webhook URL or widget key. */
  unknownKey(): Promise<void>;
  guestLink(linkId: string): Promise<void>;
  guest(guestId: string): Promise<void>;
  unknownGuest(): Promise<void>;
  /** Does not count the call as a guess, because a whole company can sign in from one address. */
  refundSignIn(): void;
}

const maxUserAgentLength = 500;

const claims = new WeakMap<FastifyRequest, Claims>();

export function setClaims(request: FastifyRequest, read: Claims): void {
  claims.set(request, read);
  addCallerToLogContext(request, read);
}

export function claimsOf(request: FastifyRequest): Claims | null {
  return claims.get(request) ?? null;
}

export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer +([^\s]+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Returns English if it precedes Japanese in Accept-Language, otherwise Japanese (spec §1). */
function languageOf(request: FastifyRequest): Language {
  const accepted = (request.headers['accept-language'] ?? '').toLowerCase().split(',');
  const first = accepted.map((entry) => entry.trim().slice(0, 2)).find(isSupported);
  return first ?? defaultLanguage;
}

function isSupported(language: string): language is Language {
  return languages.some((one) => one === language);
}

export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
}

export function createContext<P extends object>(
  platform: P,
  request: FastifyRequest,
  reply: FastifyReply,
  limits: HandlerLimits,
): P & CallContext {
  return {
    ...platform,
    language: languageOf(request),
    ip: clientAddress(request),
    userAgent: userAgentOf(request),
    origin: request.headers.origin ?? null,
    cookies: createCookies(request, reply),
    log: request.log,
    limits,
  };
}
