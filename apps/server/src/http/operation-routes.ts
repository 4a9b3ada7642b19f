import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { adminPermissions, hasPermission, type AdminPermission } from '@office/vocabulary';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from './api-error.ts';
import {
  bearerOf,
  claimsOf,
  createContext,
  setClaims,
  userAgentOf,
  type HandlerLimits,
} from './call-context.ts';
import { clientAddress } from './client-address.ts';
import type { Config } from '../config/config.ts';
import type { Call, CallRecord } from './call-record.ts';
import type { Audience, Claims, TokenCaller } from './claims.ts';
import {
  administrationPath,
  operationMetadata,
  type BodyPermission,
  type OperationMetadata,
} from './contract.ts';
import { CallLimits, type Limiter } from './rate-limits.ts';
import { compileValidator, validateResponses } from './validation/validation.ts';
import { replaceLoneSurrogates } from './validation/lone-surrogates.ts';

export interface OperationDeps {
  platform: { config: Config };
  handlers: Readonly<Record<string, AnyHandler>>;
  authenticate(token: string | null, caller: TokenCaller): Promise<Claims>;
  /** Authenticates an access token of a script (`isApiToken`). */
  authenticateApiToken(token: string, ip: string): Promise<Claims>;
  /** Returns the user id in an access token with a valid signature, without a database query. */
  signedUserId(token: string, audience: Audience): Promise<string | null>;
  /** Whether a bearer token is one of a script, valid or not. */
  isApiToken(token: string): boolean;
  limiter: Limiter;
  refuseDuringMaintenance(): Promise<void>;
  signLinks(json: string, claims: Claims | null): string;
  record(call: Call): CallRecord;
}

type AnyHandler = (input: never, context: never) => unknown;

const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Admin operations are checked after authentication, because SYSTEM_ADMINs can use them. */
function isOpenDuringMaintenance({ path, duringMaintenance }: OperationMetadata): boolean {
  return duringMaintenance || path.startsWith(administrationPath);
}

/** Admin operations that issue tokens and therefore require none. */
const adminSignIn: readonly string[] = [
  'adminLogin',
  'adminVerifyNewIp',
  'adminVerifyTwoFactor',
  'adminPasskeyOptions',
  'adminVerifyPasskey',
  'adminStartSso',
  'adminFinishSso',
  'adminRefreshToken',
];

export async function registerOperations(app: FastifyInstance, deps: OperationDeps): Promise<void> {
  const handlers = new Map(Object.entries(deps.handlers));
  checkComplete([...handlers.keys()]);
  checkAdminSecurity(operationMetadata);
  checkScopes(operationMetadata);

  app.setValidatorCompiler(compileValidator);
  const limits = new CallLimits(deps.limiter);
  await app.register(
    async (scope) => {
      for (const facts of operationMetadata) {
        scope.route(makeRoute(facts, handlers.get(facts.id)!, deps, limits));
      }
    },
    { prefix: '/api' },
  );
}

function makeRoute(
  facts: OperationMetadata,
  handler: AnyHandler,
  deps: OperationDeps,
  limits: CallLimits,
): RouteOptions {
  const limit = operationLimitOf(facts, limits);
  const records = new WeakMap<FastifyRequest, CallRecord>();
  const recordOf = (request: FastifyRequest) => {
    const record = records.get(request) ?? deps.record(callOf(request, facts));
    records.set(request, record);
    return record;
  };
  return {
    method: facts.method,
    exposeHeadRoute: false,
    url: facts.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      params: facts.pathSchema,
      querystring: facts.querySchema,
      ...(facts.bodySchema && { body: { $ref: facts.bodySchema } }),
    },
    config: { operationId: facts.id },
    bodyLimit: facts.bodyLimit,
    // Runs before the body is read, so that unauthorised callers cannot upload large bodies.
    onRequest: async (request, reply) => {
      const bearer = bearerOf(request);
      const isPublic = facts.token === 'none' || (!bearer && facts.token === 'optional');
      const needsToken = !isPublic && facts.token !== 'refresh';
      const audience: Audience = facts.security === 'adminToken' ? 'ADMIN' : 'OFFICE';
      const holder = needsToken && bearer ? await deps.signedUserId(bearer, audience) : null;
      const apiToken =
        needsToken && audience === 'OFFICE' && bearer && deps.isApiToken(bearer) ? bearer : null;
      // The address of a member can be used up by unauthenticated callers, so it is not charged for members.
      if (holder) await limits.signed(holder);
      else if (apiToken) await limits.uncheckedApiToken(request, apiToken);
      else await limits.address(request);
      if (facts.hasBody) {
        await refuseLargeBody(request, reply, {
          maxBytes: facts.bodyLimit,
          count: () => limits.largeBody(request, holder),
        });
      } else ignoreBody(request);
      const ip = clientAddress(request);
      if (needsToken && !holder && !apiToken) await limits.unauthenticated(request);
      if (!isOpenDuringMaintenance(facts)) await deps.refuseDuringMaintenance();
      if (needsToken) {
        const authenticated = apiToken
          ? deps.authenticateApiToken(apiToken, ip)
          : deps.authenticate(bearer, { ip, audience });
        const claims = await authenticated.catch(async (error: unknown) => {
          // The session of a signed token has ended, or a token of a script is invalid.
          if (holder || apiToken) await limits.unauthenticated(request);
          throw error;
        });
        setClaims(request, claims);
        // Counted before the checks of the operation, because refused calls query the database too.
        if (apiToken) await limits.apiToken(apiToken, claims.userId);
        refuseMissingScope(facts, claims);
        refuseClosedArea(facts, claims);
        // System administrators end the maintenance, so they are exempt.
        if (audience === 'ADMIN' && claims.role !== 'SYSTEM_ADMIN') {
          await deps.refuseDuringMaintenance();
        }
        if (facts.token === 'member' && !claims.organizationId) {
          throw new ApiError('organizationNotSelected');
        }
        if (facts.permission) requirePermission(claims, facts.permission);
      } else if (!isPublic && !bearer) throw new ApiError('unauthorized');
      // Immutable images count only towards the address, because browsers request each once.
      if (!apiToken && !facts.immutable && !systemOperations.includes(facts.id)) {
        await limits.person(request);
      }
    },
    preValidation: [
      ...(facts.bodyPermission ? [requireBodyPermission(facts.bodyPermission)] : []),
      ...(facts.stepUp ? [requireConfirmation(facts.stepUp)] : []),
    ],
    ...(limit && { preHandler: limit }),
    ...(deps.platform.config.environment !== 'production' && {
      preSerialization: validateResponses(facts),
    }),
    onSend: async (request, reply, payload) => {
      if (typeof payload !== 'string') return payload;
      if (reply.statusCode >= 400) {
        await recordOf(request).refused(reply.statusCode, errorIn(payload));
      }
      return deps.signLinks(payload, claimsOf(request));
    },
    handler: async (request, reply) => {
      const { params, query } = request;
      const body = replaceLoneSurrogates(request.body);
      const record = recordOf(request);
      const platform = { ...deps.platform, audit: record.audit };
      const handlerLimits: HandlerLimits = {
        webhook: (webhook) => limits.webhook(webhook),
        embed: (embedId) => limits.embed(embedId),
        unknownKey: () => limits.unknownKey(request),
        guestLink: (linkId) => limits.guestLink(request, linkId),
        guest: (guestId) => limits.guest(guestId),
        unknownGuest: () => limits.guess(request),
        refundSignIn: () => limits.refundSignIn(request),
      };
      const context = {
        ...createContext(platform, request, reply, handlerLimits),
        ...callerOf(request, facts),
      };
      const answer = await handler({ params, query, body } as never, context as never);
      await record.succeeded();
      reply
        .code(facts.successStatus)
        .header('cache-control', facts.immutable ? immutableCacheControl : 'no-store');
      if (facts.successType !== 'application/json') reply.type(facts.successType);
      if (facts.hasEtag && typeof answer === 'string' && isNotModified(request, reply, answer)) {
        return reply.code(304).send();
      }
      return facts.successStatus === 204 ? reply.send() : answer;
    },
  };
}

/** Returns the part of the context that depends on the token (`Contexts` of `platform/operation.ts`). */
function callerOf(request: FastifyRequest, { token }: OperationMetadata): object {
  if (token === 'refresh') return { bearer: bearerOf(request) };
  const claims = claimsOf(request);
  if (token !== 'member' || !claims) return { claims };
  const { organizationId, userId } = claims;
  return { claims, viewer: { organizationId, userId } };
}

/**
 * Refuses access tokens of scripts for operations without `x-scopes`. Sessions have no scopes.
 * @throws {ApiError} 403 `apiTokenScopeMissing`
 */
function refuseMissingScope(
  { scopes: required }: OperationMetadata,
  { scopes: granted }: Claims,
): void {
  if (!granted || required?.every((scope) => granted.includes(scope))) return;
  throw new ApiError('apiTokenScopeMissing');
}

/** @throws {ApiError} 403 `areaClosed` if the organisation has disabled the area for the caller's role */
function refuseClosedArea({ area }: OperationMetadata, { closedAreas }: Claims): void {
  if (closedAreas.some((closed) => closed === area)) throw new ApiError('areaClosed');
}

/**
 * Checks the permission against the matrix of the contract (`AdminRole`).
 * @throws {ApiError} 403 `forbidden`, `organizationNotSelected` for a session that has not selected one
 */
function requirePermission(
  { adminRole, organizationId }: Claims,
  permission: AdminPermission,
): void {
  if (permission === 'session' || hasPermission(adminRole, permission)) return;
  throw new ApiError(adminRole || organizationId ? 'forbidden' : 'organizationNotSelected');
}

/** @throws {ApiError} 403 `forbidden` if the body matches the schema */
function requireBodyPermission({ permission, body }: BodyPermission) {
  const applies = compileValidator({ schema: body, httpPart: 'body' });
  return async (request: FastifyRequest): Promise<void> => {
    const claims = claimsOf(request);
    if (claims && applies(request.body)) requirePermission(claims, permission);
  };
}

/**
 * Checks that the session was confirmed recently, if the body matches the schema.
 * @throws {ApiError} 403 `confirmationRequired`
 */
function requireConfirmation(stepUp: object | true) {
  const applies =
    stepUp === true ? () => true : compileValidator({ schema: stepUp, httpPart: 'body' });
  return async (request: FastifyRequest): Promise<void> => {
    if (!claimsOf(request)?.confirmed && applies(request.body)) {
      throw new ApiError('confirmationRequired');
    }
  };
}

/** Sets a content-based ETag and returns whether the caller already has this version (RFC 9110, 13.1.2). */
function isNotModified({ headers }: FastifyRequest, reply: FastifyReply, answer: string): boolean {
  const tag = `"${createHash('sha256').update(answer).digest('base64url')}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known?.includes(tag) ?? false;
}

function checkComplete(handled: string[]): void {
  const operationIds = operationMetadata.map(({ id }) => id as string);
  const missing = operationIds.filter((id) => !handled.includes(id));
  const unknown = handled.filter((id) => !operationIds.includes(id));
  if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`Handlers without an operation: ${unknown.join(', ')}`);
}

/** Throws at startup if an operation with `x-scopes` does not require the session of a member. */
function checkScopes(operations: readonly OperationMetadata[]): void {
  const wrong = operations.filter(
    ({ scopes, security, token }) =>
      scopes && (scopes.length === 0 || security !== 'accessToken' || token === 'optional'),
  );
  if (wrong.length === 0) return;
  throw new Error(`Operations with wrong x-scopes: ${wrong.map(({ id }) => id).join(', ')}`);
}

/** Throws at startup if admin operations lack a permission, or accept or leak to other kinds of tokens. */
export function checkAdminSecurity(
  operations: readonly Pick<
    OperationMetadata,
    'id' | 'path' | 'security' | 'token' | 'permission'
  >[],
): void {
  const wrong = operations.filter(({ id, path, security, token, permission }) => {
    if (adminSignIn.includes(id)) return false;
    const isKnown = adminPermissions.some((each) => each === permission);
    const isGuarded = security === 'adminToken' && token !== 'optional' && isKnown;
    return path.startsWith(administrationPath) ? !isGuarded : security === 'adminToken';
  });
  if (wrong.length === 0) return;
  const ids = wrong.map(({ id }) => id).join(', ');
  throw new Error(`Operations without their guard (adminToken, x-permission): ${ids}`);
}

function callOf(request: FastifyRequest, operation: OperationMetadata): Call {
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

function errorIn(payload: string): string {
  const { errors } = JSON.parse(payload) as { errors?: unknown };
  return typeof errors === 'string' ? errors : 'invalidRequest';
}

function ignoreBody({ raw: { headers } }: FastifyRequest): void {
  delete headers['content-type'];
  delete headers['transfer-encoding'];
  headers['content-length'] = '0';
}

/** Larger rejected bodies are not read. */
const maxDiscardedBodyBytes = 1024 * 1024;

/** Maximum milliseconds for which a rejected body is read. */
const maxDiscardMs = 5000;

/**
 * Rejects a body by its declared length and closes the connection. Discards a small body first, as
 * a client that is still sending can miss the response. `count` throws for repeated large bodies.
 * @throws {ApiError} 413 `payloadTooLarge`, 429 `tooManyRequests`
 */
async function refuseLargeBody(
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  { maxBytes, count }: { maxBytes: number; count: () => Promise<void> },
): Promise<void> {
  const announced = Number(headers['content-length'] ?? 0);
  if (announced <= maxBytes) return;
  reply.header('connection', 'close');
  await count();
  if (announced <= maxDiscardedBodyBytes) await discardBody(raw);
  throw new ApiError('payloadTooLarge');
}

async function discardBody(body: IncomingMessage): Promise<void> {
  body.resume();
  // Also ends on closed and slow connections.
  await finished(body, { signal: AbortSignal.timeout(maxDiscardMs) }).catch(() => {});
}

const reactions: readonly string[] = [
  'reactToChatMessage',
  'unreactToChatMessage',
  'reactToBulletinPost',
  'unreactToBulletinPost',
];

/**
 * Calls of other systems and of other sites, which call the URLs of all members and rooms from a few
 * addresses. The URLs of calendar notices are signed. The handlers of webhooks and widgets limit each of them.
 */
const systemOperations: readonly string[] = [
  'takeCalendarNotice',
  'postWebhookMessage',
  'getEmbed',
];

/** Calls with the token of a guest. The handler limits each guest, and counts unknown tokens as guesses. */
const guestOperations: readonly string[] = [
  'getGuestVisit',
  'createGuestVoiceToken',
  'askAgainAsGuest',
  'leaveGuestVisit',
];

function operationLimitOf(
  { id, token, method }: OperationMetadata,
  limits: CallLimits,
): ((request: FastifyRequest) => Promise<void>) | undefined {
  if (systemOperations.includes(id) || guestOperations.includes(id)) return undefined;
  if ((token === 'none' || token === 'optional') && method !== 'GET') {
    return (request) => limits.guess(request);
  }
  if (id === 'inviteToVoiceChat') return (request) => limits.invitation(request);
  if (id === 'getWorkplace') return (request) => limits.workplace(request);
  if (id === 'runSlashCommand') return (request) => limits.slashCommand(request);
  if (id === 'search') return (request) => limits.search(request);
  if (id === 'getCalendarFeed') return (request) => limits.feed(request);
  return reactions.includes(id) ? (request) => limits.reaction(request) : undefined;
}
