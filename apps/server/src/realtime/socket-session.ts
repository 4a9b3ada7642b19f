import type { BlockCode } from '@office/vocabulary';
import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { isUnavailable } from '../database/unavailable.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims, TokenCaller } from '../http/claims.ts';
import { refuseTooManySockets } from './socket-limits.ts';
import { namespaces } from './socket-rooms.ts';

/** Time before the token expires at which the client is asked to renew it, in milliseconds. */
const renewBeforeExpiryMs = 60_000;
/** Maximum delay of setTimeout. */
const maxTimerDelay = 2 ** 31 - 1;

export interface TokenChecks {
  /** Verifies an access token. Throws an `ApiError` with the reason if it is invalid. */
  authenticate(token: string | null, caller: TokenCaller): Promise<Claims>;
  /** Returns the user id in an access token without verifying the signature. Null if there is none. */
  unverifiedUserId(token: string): string | null;
  refuseDuringMaintenance(): Promise<void>;
  forceLogout(sessionId: string, code: BlockCode): void;
}

/** Topic of changed networks in which organisations can be used. */
export const allowedNetworksTopic = 'allowed networks';

/** Limits connection attempts. Each method throws 429 `tooManyRequests`. */
export interface ConnectionLimits {
  /** Uses the unverified user id of a token and does not debit the limit. */
  refuseClaimed(socket: Socket, userId: string): Promise<void>;
  /** Runs the token check of a socket. An invalid token counts against the client's network. */
  check<Caller>(socket: Socket, check: () => Promise<Caller>): Promise<Caller>;
  enter(userId: string): void;
}

export interface SocketSessionDeps extends TokenChecks, SocketAddresses {
  limits: ConnectionLimits;
  /** Called with the token's claims on connect and on each renewal, before the response to the client. */
  admit(socket: Socket, claims: Claims): Promise<void>;
  onRefused?(socket: Socket, error: unknown): void;
  now(): Date;
}

export interface SocketAddresses {
  /** Returns the address of the client. */
  addressOf(request: IncomingMessage): string;
}

interface Credentials {
  token: string | null;
  claims: Claims;
}

const credentialsOf = new WeakMap<Socket, Credentials>();
/** Latest verified claims by connection. The sockets of all namespaces share a connection. */
const connectionClaims = new WeakMap<object, Claims>();

export function claimsOfConnection(connection: object): Claims | undefined {
  return connectionClaims.get(connection);
}

function setCredentials(socket: Socket, credentials: Credentials): void {
  credentialsOf.set(socket, credentials);
  connectionClaims.set(socket.conn, credentials.claims);
}

export function socketClaims(socket: Socket): Claims {
  return credentials(socket).claims;
}

export type SocketCaller = Pick<Claims, 'userId' | 'organizationId'>;

/** Callers with another token than an access token, such as guests of a meeting. */
const otherCallers = new WeakMap<Socket, SocketCaller>();

export function setCaller(socket: Socket, caller: SocketCaller): void {
  otherCallers.set(socket, caller);
}

export function socketCaller(socket: Socket): SocketCaller {
  return otherCallers.get(socket) ?? socketClaims(socket);
}

function credentials(socket: Socket): Credentials {
  const found = credentialsOf.get(socket);
  if (!found) throw new Error('The socket has not been authenticated');
  return found;
}

export function checkToken(deps: SocketSessionDeps) {
  return (socket: Socket, next: (error?: Error) => void): void => {
    const admit = async () => {
      await deps.refuseDuringMaintenance();
      const token = tokenOf(socket.handshake.auth);
      const claimed = token && deps.unverifiedUserId(token);
      if (claimed) await deps.limits.refuseClaimed(socket, claimed);
      const claims = await deps.limits.check(socket, () => authenticate(deps, socket, token));
      deps.limits.enter(claims.userId);
      refuseTooManySockets(socket, claims.userId);
      setCredentials(socket, { token, claims });
      await deps.admit(socket, claims);
      refuseTooManySockets(socket, claims.userId);
    };
    admit().then(
      () => next(),
      (error: unknown) => {
        deps.onRefused?.(socket, error);
        next(toConnectError(error));
      },
    );
  };
}

/** Disconnects a socket when its token expires, unless the client sends a new one. */
export function watchToken(socket: Socket, deps: SocketSessionDeps): void {
  let timers: NodeJS.Timeout[] = [];
  const stop = () => timers.forEach(clearTimeout);
  const schedule = () => {
    stop();
    const left = socketClaims(socket).expiresAt - deps.now().getTime();
    const after = (delay: number, action: () => void) =>
      setTimeout(action, Math.min(Math.max(0, delay), maxTimerDelay));
    timers = [
      after(renewalDelay(left), () => socket.emit('tokenExpiring', {})),
      after(left, () => socket.disconnect(true)),
    ];
  };
  let isRenewing = false;
  socket.on('authenticate', (request: unknown, answer: unknown) => {
    const reply = typeof answer === 'function' ? (answer as (result: unknown) => void) : () => {};
    // Each renewal takes several queries, so only one can run at a time.
    if (isRenewing) return reply({ ok: false, ...refusalOf(new ApiError('tooManyRequests')) });
    isRenewing = true;
    renew(socket, tokenOf(request), deps)
      .then(
        () => {
          schedule();
          reply({ ok: true });
        },
        (error: unknown) => reply({ ok: false, ...refusalOf(error) }),
      )
      .finally(() => {
        isRenewing = false;
      });
  });
  void endUnlessStillValid(socket, deps);
  socket.once('disconnect', stop);
  schedule();
}

/** Returns the delay before `tokenExpiring`. Short-lived tokens are renewed at half of their time. */
export function renewalDelay(left: number): number {
  return Math.max(left - renewBeforeExpiryMs, left / 2);
}

async function renew(socket: Socket, token: string | null, deps: SocketSessionDeps): Promise<void> {
  const claims = await authenticate(deps, socket, token);
  if (claims.userId !== socketClaims(socket).userId) {
    throw new ApiError('tokenInvalidOrExpired');
  }
  setCredentials(socket, { token, claims });
  await deps.admit(socket, claims);
  await endUnlessStillValid(socket, deps);
}

/** Disconnects sockets whose session has ended, after such notifications may have been lost. */
export async function endStaleSockets(
  io: Server,
  deps: TokenChecks & SocketAddresses,
): Promise<void> {
  const answers = new Map<string, Promise<Claims>>();
  const authenticateOnce: TokenChecks['authenticate'] = (token, caller) => {
    const key = `${caller.ip} ${token}`;
    const answer = answers.get(key) ?? deps.authenticate(token, caller);
    answers.set(key, answer);
    return answer;
  };
  for (const name of namespaces) {
    for (const socket of [...io.of(name).sockets.values()]) {
      if (socket.connected)
        await endUnlessValid(socket, { ...deps, authenticate: authenticateOnce });
    }
  }
}

/** Checks again, because a session ended before the join is not disconnected through its rooms. */
async function endUnlessStillValid(
  socket: Socket,
  deps: TokenChecks & SocketAddresses,
): Promise<void> {
  // A temporary database failure does not close the connection.
  await endUnlessValid(socket, deps).catch(() => undefined);
}

async function endUnlessValid(socket: Socket, deps: TokenChecks & SocketAddresses): Promise<void> {
  const found = otherCallers.has(socket) ? null : credentials(socket);
  try {
    await deps.refuseDuringMaintenance();
    if (found) await authenticate(deps, socket, found.token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code && found) deps.forceLogout(found.claims.sessionId, error.code);
    socket.disconnect(true);
  }
}

function authenticate(
  deps: Pick<TokenChecks, 'authenticate'> & SocketAddresses,
  socket: Socket,
  token: string | null,
): Promise<Claims> {
  return deps.authenticate(token, { ip: deps.addressOf(socket.request) });
}

function tokenOf(source: unknown): string | null {
  const token = (source as { token?: unknown } | null | undefined)?.token;
  return typeof token === 'string' ? token : null;
}

/** socket.io passes `data` to the client's `connect_error`. */
export function toConnectError(error: unknown): Error {
  const data = refusalOf(error);
  return Object.assign(new Error(String(data.errors)), { data });
}

export function refusalOf(error: unknown): {
  statusCode: number;
  errors: unknown;
  code?: number;
  data?: Record<string, unknown>;
} {
  if (isUnavailable(error)) return { statusCode: 503, errors: 'serviceUnavailable' };
  if (!(error instanceof ApiError)) return { statusCode: 500, errors: 'internalServerError' };
  const { statusCode, errors, code, data } = error;
  return { statusCode, errors, ...(code && { code }), ...(data && { data }) };
}
