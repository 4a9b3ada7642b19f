import type { ErrorCode } from '@office/vocabulary';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';
import { LogThrottle } from '../observability/log-throttle.ts';
import { ApiError, type ErrorDetail } from './api-error.ts';
import { runWithRequestContext } from './log-context.ts';
import { toFieldErrors } from './validation/validation.ts';

interface ErrorBody {
  statusCode: number;
  message: string;
  errors: ErrorDetail;
  code?: number;
  data?: Record<string, unknown>;
}

const codesByStatus: Record<number, ErrorCode> = {
  400: 'invalidRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  413: 'payloadTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
};

/** Maps statuses that the API does not document to the closest documented status. */
const documentedStatus: Record<number, number> = { 405: 404, 414: 404 };

/** Interval for logging failed requests while the database is unavailable, in milliseconds. */
const unavailableLogInterval = 5000;

export function registerErrorHandler(app: FastifyInstance): void {
  const unavailable = new LogThrottle(unavailableLogInterval);
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const body = toBody(error);
    // Aborted requests are not server failures and could fill the log.
    const isAborted = request.raw.readableAborted;
    if (body.statusCode >= 500 && !isAborted && !(error instanceof ApiError)) {
      const suppressed = body.errors === 'serviceUnavailable' ? unavailable.next() : 0;
      if (suppressed !== null) {
        const details = { err: error, ...(suppressed > 0 && { suppressed }) };
        runWithRequestContext(request, () => request.log.error(details, 'request failed'));
      }
    }
    return send(reply, body);
  });
}

export function sendError(reply: FastifyReply, error: FastifyError | ApiError): FastifyReply {
  return send(reply, toBody(error));
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, new ApiError('notFound'));
}

export function setRetryAfter(
  reply: FastifyReply,
  { errors, data }: Pick<ErrorBody, 'errors' | 'data'>,
): void {
  const wait = errors === 'serviceUnavailable' ? 1 : data?.['retryAfter'];
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
}

function send(reply: FastifyReply, body: ErrorBody): FastifyReply {
  setRetryAfter(reply, body);
  return reply.code(body.statusCode).header('cache-control', 'no-store').send(body);
}

function toBody(error: FastifyError | ApiError): ErrorBody {
  if (error instanceof ApiError) {
    const { statusCode, message, errors, code, data } = error;
    return { statusCode, message, errors, ...(code && { code }), ...(data && { data }) };
  }
  if (error.validation) {
    return { statusCode: 400, message: error.message, errors: toFieldErrors(error.validation) };
  }
  // Hides the database message, because it contains the query.
  if (isInvalidText(error)) return toBody(new ApiError('invalidRequest'));
  if (isUnavailable(error)) return toBody(new ApiError('serviceUnavailable'));
  const status = documentedStatus[error.statusCode ?? 500] ?? error.statusCode ?? 500;
  const errors = codesByStatus[status] ?? (status < 500 ? 'invalidRequest' : null);
  // Messages of unexpected failures are logged but not returned to the caller.
  return errors
    ? { statusCode: status, message: error.message, errors }
    : { statusCode: 500, message: 'Internal server error', errors: 'internalServerError' };
}

/** Returns whether PostgreSQL rejected text from the caller, such as a NUL character in text or JSON. */
function isInvalidText(error: Error): boolean {
  const cause = (error.cause ?? error) as { code?: unknown };
  return cause.code === '22021' || cause.code === '22P05';
}
