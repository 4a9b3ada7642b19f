import { createHash } from 'node:crypto';
import { maxMessageBytes } from '@office/vocabulary';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from './api-error.ts';
import { bearerOf, claimsOf, createContext, setClaims, userAgentOf } from './call-context.ts';
import { clientAddress } from './client-address.ts';
import type { Config } from '../config/config.ts';
import type { Call, CallRecord } from './call-record.ts';
import type { Audience, Claims } from './claims.ts';
import {
  administrationPath,
  operationFacts,
  type OperationFacts,
  type OperationId,
} from './contract.ts';
import { CallLimits, type Limiter } from './rate-limits.ts';
import { validateResponses } from './response-validation.ts';
import { compileValidator } from './validation.ts';
import { withWholeCharacters } from './whole-characters.ts';

export interface OperationDeps {
  /** Given to the handlers, with the call's own context. */
  platform: { config: Config };
  /** By operation; the areas type them (`Handlers`). */
  handlers: Readonly<Record<string, AnyHandler>>;
  /** Checks an access token; throws the 401 that tells what is wrong with it. */
  authenticate(token: string | null, audience: Audience): Promise<Claims>;
  /** The person whom an access token names, whoever wrote it; null where it names none. */
  claimedHolder(token: string): string | null;
  limiter: Limiter;
  /** Throws 503 while the system is under maintenance. */
  refuseDuringMaintenance(): Promise<void>;
  /** Signs the addresses of files in an answer, as JSON, for the caller. */
  completeLinks(json: string, claims: Claims | null): string;
  /** Begins to keep what a call does. */
  record(call: Call): CallRecord;
  /** Told of each operation that succeeded. */
  afterOperation?(id: OperationId, claims: Claims | null): void;
}

type AnyHandler = (input: never, context: never) => unknown;

const forEver = 'public, max-age=31536000, immutable';

/**
 * Operations that answer during maintenance. Those of the administration ask once they know the role: a
 * SYSTEM_ADMIN works on.
 */
function isOpenDuringMaintenance({ path, duringMaintenance }: OperationFacts): boolean {
  return duringMaintenance || path.startsWith(administrationPath);
}

/** Operations of the administration by which someone comes to have its token. */
const adminSignIn: readonly string[] = ['adminLogin', 'adminVerifyNewIp', 'adminRefreshToken'];

/** Routes every operation of the contract to its handler, with what the contract promises around it. */
export async function registerOperations(app: FastifyInstance, deps: OperationDeps): Promise<void> {
  const handlers = new Map(Object.entries(deps.handlers));
  checkComplete([...handlers.keys()]);
  checkGuarded(operationFacts);

  app.setValidatorCompiler(compileValidator);
  const limits = new CallLimits(deps.limiter);
  await app.register(
    async (scope) => {
      for (const facts of operationFacts) {
        scope.route(makeRoute(facts, handlers.get(facts.id)!, deps, limits));
      }
    },
    { prefix: '/api' },
  );
}

function makeRoute(
  facts: OperationFacts,
  handler: AnyHandler,
  deps: OperationDeps,
  limits: CallLimits,
): RouteOptions {
  const limit = ownLimitOf(facts, limits);
  const records = new WeakMap<FastifyRequest, CallRecord>();
  const recordOf = (request: FastifyRequest) => {
    const record = records.get(request) ?? deps.record(callOf(request, facts));
    records.set(request, record);
    return record;
  };
  return {
    method: facts.method,
    url: facts.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(facts.pathSchema && { params: facts.pathSchema }),
      ...(facts.querySchema && { querystring: facts.querySchema }),
      ...(facts.bodySchema && { body: { $ref: facts.bodySchema } }),
    },
    config: { operationId: facts.id },
    bodyLimit: facts.bodyLimit,
    // Before the body is read: a caller without permission does not get to send megabytes.
    onRequest: async (request, reply) => {
      await limits.address(request);
      if (facts.hasBody) refuseLargeBody(request, reply, facts.bodyLimit);
      else leaveBodyUnread(request);
      if (!isOpenDuringMaintenance(facts)) await deps.refuseDuringMaintenance();
      const bearer = bearerOf(request);
      const isAnyones = facts.security === null || (!bearer && facts.securityOptional);
      if (!isAnyones && (facts.security === 'accessToken' || facts.security === 'adminToken')) {
        const holder = bearer && deps.claimedHolder(bearer);
        if (holder) await limits.claimed(holder);
        const audience = facts.security === 'adminToken' ? 'ADMIN' : 'OFFICE';
        const claims = await deps.authenticate(bearer, audience);
        setClaims(request, claims);
        refuseClosedArea(facts, claims);
        if (facts.roles && !(claims.role && facts.roles.includes(claims.role))) {
          throw new ApiError('forbidden');
        }
        // They are there to end it.
        if (audience === 'ADMIN' && claims.role !== 'SYSTEM_ADMIN') {
          await deps.refuseDuringMaintenance();
        }
      } else if (!isAnyones && !bearer) throw new ApiError('unauthorized');
      // Pictures that anyone may have, and that a browser asks for once, weigh on the address alone.
      if (!facts.immutable && facts.id !== 'takeCalendarNotice') await limits.person(request);
    },
    ...(limit && { preHandler: limit }),
    ...(deps.platform.config.environment !== 'production' && {
      preSerialization: validateResponses(facts),
    }),
    onSend: async (request, reply, payload) => {
      if (typeof payload !== 'string') return payload;
      if (reply.statusCode >= 400) {
        await recordOf(request).refused(reply.statusCode, errorIn(payload));
      }
      return deps.completeLinks(payload, claimsOf(request));
    },
    handler: async (request, reply) => {
      const { params, query } = request;
      const body = withWholeCharacters(request.body);
      const record = recordOf(request);
      const context = createContext({ ...deps.platform, audit: record.audit }, request);
      const answer = await handler({ params, query, body } as never, context as never);
      await record.succeeded();
      deps.afterOperation?.(facts.id, context.claimsOrNull);
      reply
        .code(facts.successStatus)
        .header('cache-control', facts.immutable ? forEver : 'no-store');
      if (facts.successType !== 'application/json') reply.type(facts.successType);
      if (facts.tagged && typeof answer === 'string' && isKnown(request, reply, answer)) {
        return reply.code(304).send();
      }
      return facts.successStatus === 204 ? reply.send() : answer;
    },
  };
}

/** @throws {ApiError} 403 `areaClosed` where the organisation has switched the area off for the caller's role */
function refuseClosedArea({ area }: OperationFacts, { closedAreas }: Claims): void {
  if (closedAreas.some((closed) => closed === area)) throw new ApiError('areaClosed');
}

/** Names an answer by its content, and tells whether the caller has it already (RFC 9110, 13.1.2). */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply, answer: string): boolean {
  const tag = `"${createHash('sha256').update(answer).digest('base64url')}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known?.includes(tag) ?? false;
}

/** An operation without handler, or the other way round, is a mistake that must not reach a member. */
function checkComplete(handled: string[]): void {
  const wanted = operationFacts.map(({ id }) => id as string);
  const missing = wanted.filter((id) => !handled.includes(id));
  const unknown = handled.filter((id) => !wanted.includes(id));
  if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`Handlers without an operation: ${unknown.join(', ')}`);
}

/**
 * A check that was forgotten must not reach anyone: an operation of the administration says which roles it answers to,
 * and takes no token but its own; no other operation takes that.
 */
export function checkGuarded(
  operations: readonly Pick<
    OperationFacts,
    'id' | 'path' | 'security' | 'securityOptional' | 'roles'
  >[],
): void {
  const wrong = operations.filter(({ id, path, security, securityOptional, roles }) => {
    if (adminSignIn.includes(id)) return false;
    const isGuarded = security === 'adminToken' && !securityOptional && (roles?.length ?? 0) > 0;
    return path.startsWith(administrationPath) ? !isGuarded : security === 'adminToken';
  });
  if (wrong.length === 0) return;
  const ids = wrong.map(({ id }) => id).join(', ');
  throw new Error(`Operations without their guard (adminToken, x-roles): ${ids}`);
}

/** The facts of a call for the audit log. */
function callOf(request: FastifyRequest, operation: OperationFacts): Call {
  const { params, query, body } = request;
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return {
    operation,
    claims: claimsOf(request),
    ip: clientAddress(request),
    userAgent: userAgentOf(request),
    request: { ...(params as object), ...(query as object) },
    email: typeof email === 'string' ? email.slice(0, 255) : null,
  };
}

/** The code of an answer that is no success. */
function errorIn(payload: string): string {
  const { errors } = JSON.parse(payload) as { errors?: unknown };
  return typeof errors === 'string' ? errors : 'invalidRequest';
}

/** Drops a body where the contract wants none, as with a GET: nothing can be wrong with it. */
function leaveBodyUnread({ raw: { headers } }: FastifyRequest): void {
  delete headers['content-type'];
  delete headers['transfer-encoding'];
  headers['content-length'] = '0';
}

/**
 * Refuses by what a body is announced to be, before anything is done for it. The rest of it is let go by
 * unread, so that the caller hears of the refusal; one that is larger still ends the connection.
 *
 * @throws {ApiError} 413 `payloadTooLarge`
 */
function refuseLargeBody({ headers }: FastifyRequest, reply: FastifyReply, limit: number): void {
  const announced = Number(headers['content-length'] ?? 0);
  if (announced <= limit) return;
  if (announced > maxMessageBytes) reply.header('connection', 'close');
  throw new ApiError('payloadTooLarge');
}

const reactions: readonly string[] = [
  'reactToChatMessage',
  'unreactToChatMessage',
  'reactToBulletinPost',
  'unreactToBulletinPost',
];

/** The limit of an operation besides that of calls. */
function ownLimitOf(
  { id, security, securityOptional, method }: OperationFacts,
  limits: CallLimits,
): ((request: FastifyRequest) => Promise<void>) | undefined {
  // A few addresses of a provider tell of everybody's calendars, by signed addresses of ours.
  if (id === 'takeCalendarNotice') return undefined;
  if ((security === null || securityOptional) && method !== 'GET') {
    return (request) => limits.guess(request);
  }
  if (id === 'inviteToVoiceChat') return (request) => limits.invitation(request);
  if (id === 'search') return (request) => limits.search(request);
  if (id === 'getCalendarFeed') return (request) => limits.feed(request);
  return reactions.includes(id) ? (request) => limits.reaction(request) : undefined;
}
