import { errorStatuses } from '@office/vocabulary';
import { http, HttpResponse } from 'msw';
import type { HttpHandler, PathParams } from 'msw';
import type { operations } from '../schema.ts';
import type { ErrorBody, ErrorCode } from '../types.ts';
import { mockResponses } from './responses.ts';
import type { MockResponse } from './responses.ts';

export type OperationId = keyof operations;

type Success<Responses> = Responses[keyof Responses & (200 | 201 | 204)];

/** Body of the successful response of an operation. Undefined for responses without a body. */
export type MockBody<Id extends OperationId> =
  Success<operations[Id]['responses']> extends { content: infer Content }
    ? Content[keyof Content]
    : undefined;

export interface MockCall {
  request: Request;
  /** Path parameters. */
  params: PathParams;
}

type MockResult<Id extends OperationId> = MockBody<Id> | Response;

/** The body of the response, or a function that returns it or, for errors, a `Response`. */
export type MockAnswer<Id extends OperationId> =
  MockBody<Id> | ((call: MockCall) => MockResult<Id> | Promise<MockResult<Id>>);

export interface MockOptions {
  /** As the `baseUrl` of the client. Defaults to `/api` of any origin. */
  baseUrl?: string | undefined;
}

export interface MockHandlersOptions extends MockOptions {
  /** Responses that replace the examples of the contract, by operation id. */
  overrides?: { [Id in OperationId]?: MockAnswer<Id> };
}

/** Returns a handler for every operation, which responds with the example of the contract. */
export function mockHandlers({
  overrides = {},
  ...options
}: MockHandlersOptions = {}): HttpHandler[] {
  return Object.entries(mockResponses)
    .sort(([, a], [, b]) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(([id, response]) => {
      const operationId = id as OperationId;
      const answer = operationId in overrides ? overrides[operationId] : exampleOf(operationId);
      return handler(response, answer, options);
    });
}

/** MSW uses the first matching handler, so `/meetings/available` precedes `/meetings/{id}`. */
const sortKey = ({ path }: MockResponse) => path.replace(/\{\w+\}/g, '\uffff');

/** Returns the handler of one operation, for example for `server.use` in a single test. */
export function mockOperation<Id extends OperationId>(
  operationId: Id,
  answer: MockAnswer<Id>,
  options: MockOptions = {},
): HttpHandler {
  return handler(mockResponses[operationId]!, answer, options);
}

/** Returns the response that the server sends for an error code. */
export function mockError(code: ErrorCode, body: Partial<ErrorBody> = {}): Response {
  const statusCode = errorStatuses[code];
  return HttpResponse.json({ statusCode, message: code, errors: code, ...body } as ErrorBody, {
    status: statusCode,
  });
}

/** Returns a copy of the example of the contract. */
export function exampleOf<Id extends OperationId>(operationId: Id): MockBody<Id> {
  return withValidTokens(structuredClone(mockResponses[operationId]!.body)) as MockBody<Id>;
}

function handler(
  { method, path, status, type }: MockResponse,
  answer: unknown,
  { baseUrl = '*/api' }: MockOptions,
): HttpHandler {
  const url = baseUrl.replace(/\/$/, '') + path.replace(/\{(\w+)\}/g, ':$1');
  return http[method](url, async ({ request, params }) => {
    const result: unknown =
      typeof answer === 'function' ? await answer({ request, params }) : answer;
    if (result instanceof Response) return result;
    if (type === undefined) return new HttpResponse(null, { status });
    if (type === 'application/json') return HttpResponse.json(result as object, { status });
    return new HttpResponse(String(result), { status, headers: { 'Content-Type': type } });
  });
}

/** Tokens of the examples have expired, so the client would refresh them before each call. */
function withValidTokens(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('tokenExpires' in body)) return body;
  const now = Date.now();
  return { ...body, tokenExpires: now + 15 * 60_000, refreshTokenExpires: now + 30 * 86_400_000 };
}
