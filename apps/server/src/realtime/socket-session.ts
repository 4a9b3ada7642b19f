import type { BlockCode } from '@office/vocabulary';
import type { Server, Socket } from 'socket.io';
import { isUnavailable } from '../database/unavailable.ts';
import { ApiError } from '../http/api-error.ts';
import type { Audience, Claims } from '../http/claims.ts';
import { refuseTooManySockets } from './socket-limits.ts';
import { namespaces } from './socket-rooms.ts';

/** How long before its token expires a client is asked for another one, in milliseconds. */
const renewalLead = 60_000;
/** setTimeout takes no longer delay. */
const maxTimerDelay = 2 ** 31 - 1;

export interface TokenChecks {
  /** Checks an access token; throws the `ApiError` that tells what is wrong with it. */
  authenticate(token: string | null, audience?: Audience): Promise<Claims>;
  /** The person whom an access token names, whoever wrote it; null where it names none. */
  claimedHolder(token: string): string | null;
  /** Throws while the system is under maintenance. */
  refuseDuringMaintenance(): Promise<void>;
  /** Tells this process's sockets of a session why it is over, and cuts them. */
  forceLogout(sessionId: string, code: BlockCode): void;
}

/** Limits how often someone connects; each throws 429 `tooManyRequests`. */
export interface ConnectionLimits {
  /** By what a token says that nobody has checked: nothing is counted. */
  refuseClaimed(socket: Socket, userId: string): Promise<void>;
  /** Has the token of a socket checked; one that is not valid counts against the network it comes from. */
  check(socket: Socket, check: () => Promise<Claims>): Promise<Claims>;
  /** Counts a connection. */
  enter(userId: string): void;
}

export interface SocketSessionDeps extends TokenChecks {
  limits: ConnectionLimits;
  /** Called with the token's claims at connect and at each renewal, before the client is answered. */
  admit(socket: Socket, claims: Claims): Promise<void>;
  now(): Date;
}

interface Credentials {
  token: string | null;
  claims: Claims;
}

const credentialsOf = new WeakMap<Socket, Credentials>();
/** By connection, which the sockets of several namespaces share: the claims that were checked last. */
const connectionClaims = new WeakMap<object, Claims>();

/** The claims of the member whom a connection belongs to; undefined before a token was checked. */
export function claimsOfConnection(connection: object): Claims | undefined {
  return connectionClaims.get(connection);
}

function setCredentials(socket: Socket, credentials: Credentials): void {
  credentialsOf.set(socket, credentials);
  connectionClaims.set(socket.conn, credentials.claims);
}

/** The claims of the socket's current token. */
export function socketClaims(socket: Socket): Claims {
  return credentials(socket).claims;
}

function credentials(socket: Socket): Credentials {
  const found = credentialsOf.get(socket);
  if (!found) throw new Error('The socket has not been authenticated');
  return found;
}

/** The middleware that lets nobody connect without a valid access token. */
export function checkToken(deps: SocketSessionDeps) {
  return (socket: Socket, next: (error?: Error) => void): void => {
    const admit = async () => {
      await deps.refuseDuringMaintenance();
      const token = tokenOf(socket.handshake.auth);
      const claimed = token && deps.claimedHolder(token);
      if (claimed) await deps.limits.refuseClaimed(socket, claimed);
      const claims = await deps.limits.check(socket, () => deps.authenticate(token));
      deps.limits.enter(claims.userId);
      refuseTooManySockets(socket, claims.userId);
      setCredentials(socket, { token, claims });
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
      setTimeout(action, Math.min(Math.max(0, delay), maxTimerDelay));
    timers = [
      after(renewalDelay(left), () => socket.emit('tokenExpiring', {})),
      after(left, () => socket.disconnect(true)),
    ];
  };
  let isRenewing = false;
  socket.on('authenticate', (request: unknown, answer: unknown) => {
    const reply = typeof answer === 'function' ? (answer as (result: unknown) => void) : () => {};
    // Each takes a few queries: one at a time is enough for anyone.
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

/**
 * When a client whose token has `left` milliseconds is asked for another one (`tokenExpiring`): at half of
 * a short time, or it would renew it again and again.
 */
export function renewalDelay(left: number): number {
  return Math.max(left - renewalLead, left / 2);
}

async function renew(socket: Socket, token: string | null, deps: SocketSessionDeps): Promise<void> {
  const claims = await deps.authenticate(token);
  if (claims.userId !== socketClaims(socket).userId) {
    throw new ApiError('tokenInvalidOrExpired');
  }
  setCredentials(socket, { token, claims });
  await deps.admit(socket, claims);
  await endUnlessStillValid(socket, deps);
}

/**
 * Ends this process's sockets whose session is over, after what tells of it may have been lost. Each
 * token is asked about once.
 *
 * @throws when the database is away
 */
export async function endStaleSockets(io: Server, deps: TokenChecks): Promise<void> {
  const answers = new Map<string | null, Promise<Claims>>();
  const authenticate = (token: string | null) => {
    const answer = answers.get(token) ?? deps.authenticate(token);
    answers.set(token, answer);
    return answer;
  };
  for (const name of namespaces) {
    for (const socket of [...io.of(name).sockets.values()]) {
      if (socket.connected) await endUnlessValid(socket, { ...deps, authenticate });
    }
  }
}

/**
 * Ending a session cuts the sockets that are in its rooms by then. One whose token was checked just
 * before, and that joined just after, is found here.
 */
async function endUnlessStillValid(socket: Socket, deps: TokenChecks): Promise<void> {
  // A database that is away for a moment ends nobody's connection.
  await endUnlessValid(socket, deps).catch(() => undefined);
}

async function endUnlessValid(socket: Socket, deps: TokenChecks): Promise<void> {
  const { token, claims } = credentials(socket);
  try {
    await deps.refuseDuringMaintenance();
    await deps.authenticate(token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code) deps.forceLogout(claims.sessionId, error.code);
    socket.disconnect(true);
  }
}

function tokenOf(source: unknown): string | null {
  const token = (source as { token?: unknown } | null | undefined)?.token;
  return typeof token === 'string' ? token : null;
}

/** socket.io hands `data` to the client's `connect_error`. */
function toConnectError(error: unknown): Error {
  const data = refusalOf(error);
  return Object.assign(new Error(String(data.errors)), { data });
}

/** Describes an error to a client, in the contract's `AuthenticateRefusal`. */
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
