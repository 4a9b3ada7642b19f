import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { ApiError } from './api-error.ts';
import { addressOf, networkOf } from './caller.ts';
import { bearerOf, claimsOf, makeContext, setClaims } from './context.ts';
import { contract, operationFacts, type OperationFacts } from './contract.ts';
import type { Claims, Handlers, OperationId, Platform } from './operation.ts';
import { checkResponses } from './response-check.ts';
import { compileValidator } from './validation.ts';

export interface OperationDeps {
  platform: Platform;
  handlers: Handlers<OperationId>;
  /** Checks an access token; throws the 401 that tells what is wrong with it. */
  authenticate(token: string | null): Promise<Claims>;
  /** Throws 503 while the system is under maintenance. */
  refuseDuringMaintenance(): Promise<void>;
  /** Told of each operation that succeeded. */
  afterOperation?(id: OperationId, claims: Claims | null): void;
}

type AnyHandler = (input: unknown, context: unknown) => unknown;

const forEver = 'public, max-age=31536000, immutable';

/** Operations with which one person bothers many, and what part of all requests they may be. */
const personLimits = {
  reacting: { operations: ['reactToChatMessage', 'unreactToChatMessage'], share: 1 / 20 },
  // Each rings; one that takes the place of another leaves nothing to count in the database.
  inviting: { operations: ['inviteToVoiceChat'], share: 1 / 60 },
};

/** Operations that answer during maintenance. */
const openDuringMaintenance = ['/v1/maintenances/user'];

/** Routes every operation of the contract to its handler, with what the contract promises around it. */
export async function registerOperations(app: FastifyInstance, deps: OperationDeps): Promise<void> {
  const handlers = new Map(Object.entries(deps.handlers) as [string, AnyHandler][]);
  checkComplete([...handlers.keys()]);

  app.setValidatorCompiler(compileValidator);
  // Handlers answer what the contract says, which is checked where it matters: in tests.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  const { environment, rateLimit: requestsPerMinute } = deps.platform.config;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: callerOf,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  app.addHook('onRoute', flattenBody);
  if (environment !== 'production') {
    app.addHook('onRoute', checkResponses);
  }

  refuseAnswersAsBodies(app);

  const limits = {
    guessing: guessingLimits(app, requestsPerMinute),
    reacting: personLimit(app, requestsPerMinute * personLimits.reacting.share),
    inviting: personLimit(app, requestsPerMinute * personLimits.inviting.share),
  };
  const facts = new Map<string, OperationFacts>(operationFacts.map((fact) => [fact.id, fact]));
  await app.register(openapiGlue, {
    specification: contract,
    prefix: '/api',
    operationResolver: (operationId: string) =>
      makeRoute(facts.get(operationId)!, handlers.get(operationId)!, deps, limits),
  });
}

type Route = Pick<RouteOptions, 'handler' | 'config' | 'onRequest' | 'preHandler'>;
type PreHandler = NonNullable<RouteOptions['preHandler']>;

function makeRoute(
  facts: OperationFacts,
  handler: AnyHandler,
  deps: OperationDeps,
  limits: Record<'guessing' | keyof typeof personLimits, PreHandler>,
): RouteOptions {
  const route: Route = {
    config: { operationId: facts.id },
    // Before the body is read: whoever may not call does not get to send megabytes.
    onRequest: async (request) => {
      if (!openDuringMaintenance.includes(facts.path)) await deps.refuseDuringMaintenance();
      const bearer = bearerOf(request);
      if (facts.security === null || (!bearer && facts.securityOptional)) return;
      if (facts.security === 'accessToken') setClaims(request, await deps.authenticate(bearer));
      else if (!bearer) throw new ApiError(401, 'unauthorized');
    },
    ...(takesGuesses(facts) ? { preHandler: limits.guessing } : {}),
    ...(isAmong('reacting', facts) ? { preHandler: limits.reacting } : {}),
    ...(isAmong('inviting', facts) ? { preHandler: limits.inviting } : {}),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const context = makeContext(deps.platform, request);
      const answer = await handler({ params, query, body }, context);
      deps.afterOperation?.(facts.id, context.claimsOrNull);
      reply
        .code(facts.successStatus)
        .header('cache-control', facts.immutable ? forEver : 'no-store');
      if (facts.successType !== 'application/json') reply.type(facts.successType);
      return facts.successStatus === 204 ? reply.send() : answer;
    },
  };
  return route as RouteOptions;
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
 * What is answered as something else than JSON is never taken as such. The router, which knows no
 * difference, would warn of a missing parser at each start.
 */
function refuseAnswersAsBodies(app: FastifyInstance): void {
  const types = new Set(operationFacts.map(({ successType }) => successType));
  types.delete('application/json');
  app.addContentTypeParser([...types], async () => {
    throw new ApiError(415, 'unsupportedMediaType');
  });
}

/**
 * Takes the JSON schema out of the body's media types: Fastify lets a request through unchecked
 * whose media type is not among them, or that has no body.
 */
function flattenBody(route: RouteOptions): void {
  const body = route.schema?.body as { content?: Record<string, { schema: unknown }> } | undefined;
  const schema = body?.content?.['application/json']?.schema;
  if (route.schema && schema) route.schema.body = schema;
}

function takesGuesses({ security, securityOptional, method }: OperationFacts): boolean {
  return (security === null || securityOptional) && method !== 'GET';
}

/** Calls that need no token and take a guess (a password, a code, a link) get few tries. */
function guessingLimits(app: FastifyInstance, requestsPerMinute: number): PreHandler {
  const timeWindow = '1 minute';
  const byAddress = app.createRateLimit({
    max: Math.ceil(requestsPerMinute / 10),
    timeWindow,
    keyGenerator: callerOf,
  });
  const byAccount = app.createRateLimit({
    max: Math.ceil(requestsPerMinute / 60),
    timeWindow,
    keyGenerator: (request) => `${callerOf(request)} ${emailOf(request)}`,
  });
  return async (request) => {
    for (const limit of emailOf(request) ? [byAddress, byAccount] : [byAddress]) {
      const result = await limit(request);
      if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttl);
    }
  };
}

/** One finger on an emoji is a message to everybody in the room: each person gets few of them. */
function personLimit(app: FastifyInstance, aMinute: number): PreHandler {
  const limit = app.createRateLimit({
    max: Math.ceil(aMinute),
    timeWindow: '1 minute',
    keyGenerator: (request) => claimsOf(request)?.userId ?? callerOf(request),
  });
  return async (request) => {
    const result = await limit(request);
    if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttl);
  };
}

function isAmong(limit: keyof typeof personLimits, { id }: OperationFacts): boolean {
  return personLimits[limit].operations.includes(id);
}

function callerOf(request: FastifyRequest): string {
  return networkOf(addressOf(request));
}

function emailOf(request: FastifyRequest): string | null {
  const email = (request.body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.toLowerCase() : null;
}

function tooManyRequests(ttl: number): ApiError {
  return new ApiError(429, 'tooManyRequests', { data: { retryAfter: Math.ceil(ttl / 1000) } });
}
