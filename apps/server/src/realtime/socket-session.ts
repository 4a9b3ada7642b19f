import type { Socket } from 'socket.io';
import { isUnavailable } from '../database/unavailable.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/operation.ts';
import { refuseTooManySockets } from './flood.ts';

/** How long before its token expires a client is told (`tokenExpiring`), in milliseconds. */
const warningBefore = 60_000;
/** setTimeout takes no longer delay. */
const longestDelay = 2 ** 31 - 1;

export interface SocketSessionDeps {
  /** Checks an access token; throws the `ApiError` that tells what is wrong with it. */
  authenticate(token: string | null): Promise<Claims>;
  /** Throws while the system is under maintenance. */
  refuseDuringMaintenance(): Promise<void>;
  /** Called with the token's claims at connect and at each renewal, before the client is answered. */
  admit(socket: Socket, claims: Claims): Promise<void>;
  now(): Date;
}

const claimsOf = new WeakMap<Socket, Claims>();

/** What the socket's current token says. */
export function socketClaims(socket: Socket): Claims {
  const claims = claimsOf.get(socket);
  if (!claims) throw new Error('The socket has not been authenticated');
  return claims;
}

/** The middleware that lets nobody connect without a valid access token. */
export function checkToken(deps: SocketSessionDeps) {
  return (socket: Socket, next: (error?: Error) => void): void => {
    const admit = async () => {
      await deps.refuseDuringMaintenance();
      const claims = await deps.authenticate(tokenOf(socket.handshake.auth));
      refuseTooManySockets(socket, claims.userId);
      claimsOf.set(socket, claims);
      await deps.admit(socket, claims);
      refuseTooManySockets(socket, claims.userId);
    };
    admit().then(
      () => next(),
      (error: unknown) => next(toConnectError(error)),
    );
  };
}

/**
 * Ends a connected socket when its token expires, unless the client has renewed it by then
 * (`authenticate { token }`, answered `{ ok }`).
 */
export function watchToken(socket: Socket, deps: SocketSessionDeps): void {
  let timers: NodeJS.Timeout[] = [];
  const stop = () => timers.forEach(clearTimeout);
  const schedule = () => {
    stop();
    const left = socketClaims(socket).expiresAt - deps.now().getTime();
    const after = (delay: number, action: () => void) =>
      setTimeout(action, Math.min(Math.max(0, delay), longestDelay));
    timers = [
      after(left - warningBefore, () => socket.emit('tokenExpiring', {})),
      after(left, () => socket.disconnect(true)),
    ];
  };
  let isRenewing = false;
  socket.on('authenticate', (request: unknown, answer: unknown) => {
    const reply = typeof answer === 'function' ? (answer as (result: unknown) => void) : () => {};
    // Each takes a few queries: one at a time is enough for anyone.
    if (isRenewing) return reply({ ok: false, ...describe(new ApiError(429, 'tooManyRequests')) });
    isRenewing = true;
    renew(socket, tokenOf(request), deps)
      .then(
        () => {
          schedule();
          reply({ ok: true });
        },
        (error: unknown) => reply({ ok: false, ...describe(error) }),
      )
      .finally(() => {
        isRenewing = false;
      });
  });
  void endUnlessStillValid(socket, tokenOf(socket.handshake.auth), deps);
  socket.once('disconnect', stop);
  schedule();
}

async function renew(socket: Socket, token: string | null, deps: SocketSessionDeps): Promise<void> {
  const claims = await deps.authenticate(token);
  if (claims.userId !== socketClaims(socket).userId) {
    throw new ApiError(401, 'tokenInvalidOrExpired');
  }
  claimsOf.set(socket, claims);
  await deps.admit(socket, claims);
  await endUnlessStillValid(socket, token, deps);
}

/**
 * What ends a session cuts the sockets that are in its rooms by then. One whose token was checked just
 * before, and that joined just after, is found here.
 */
async function endUnlessStillValid(
  socket: Socket,
  token: string | null,
  deps: SocketSessionDeps,
): Promise<void> {
  try {
    await deps.refuseDuringMaintenance();
    await deps.authenticate(token);
  } catch (error) {
    // A database that is away for a moment ends nobody's connection.
    if (!(error instanceof ApiError)) return;
    if (error.code) socket.emit('forcedLogout', { code: error.code });
    socket.disconnect(true);
  }
}

function tokenOf(source: unknown): string | null {
  const token = (source as { token?: unknown } | null | undefined)?.token;
  return typeof token === 'string' ? token : null;
}

/** socket.io hands `data` to the client's `connect_error`. */
function toConnectError(error: unknown): Error {
  const data = describe(error);
  return Object.assign(new Error(String(data.errors)), { data });
}

function describe(error: unknown): { statusCode: number; errors: unknown; code?: number } {
  if (isUnavailable(error)) return { statusCode: 503, errors: 'serviceUnavailable' };
  if (!(error instanceof ApiError)) return { statusCode: 500, errors: 'internalServerError' };
  const { statusCode, errors, code } = error;
  return { statusCode, errors, ...(code && { code }) };
}
