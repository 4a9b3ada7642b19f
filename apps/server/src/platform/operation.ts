import type { operations } from '@office/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from './file-store.ts';
import type { Mailer } from './mailer.ts';
import type { Whereabouts } from '../map/whereabouts.ts';
import type { Push } from './push.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** Name of a call of the contract. */
export type OperationId = keyof operations;

/** What a checked access token says. */
export interface Claims {
  userId: string;
  /** The session family that the token belongs to. */
  sessionId: string;
  /** Null until an organisation is selected. */
  organizationId: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** What the whole server shares; made once at start. */
export interface Platform {
  config: Config;
  db: Database;
  realtime: Realtime;
  mail: Mailer;
  push: Push;
  files: FileStore;
  whereabouts: Whereabouts;
  /** The one clock: tests move it instead of waiting. */
  now(): Date;
}

/** What a handler knows beside the call's own input. */
export interface OperationContext extends Platform {
  /** Of the checked access token. Reading it in an operation without bearer security throws. */
  readonly claims: Claims;
  /** The same for operations that answer with or without a token. */
  readonly claimsOrNull: Claims | null;
  /** The bearer as it was sent, for operations that check another kind of token themselves. */
  readonly bearer: string | null;
  /** From Accept-Language; Japanese unless English is asked for first. */
  readonly language: 'en' | 'ja';
  /** The caller's address, as TRUST_PROXY lets it be known. */
  readonly ip: string;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
}

type Part<T, K extends PropertyKey> = T extends { [P in K]?: infer V } ? NonNullable<V> : never;
type Empty = Record<never, never>;
type Or<T, D> = [T] extends [never] ? D : T;

type Parameters<O extends OperationId> = operations[O]['parameters'];
type Json<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;
type Drawing<T> = T extends { content: { 'image/svg+xml': infer B } } ? B : undefined;
type Responses<O extends OperationId> = operations[O]['responses'];
type SuccessStatus<O extends OperationId> = Extract<keyof Responses<O>, 200 | 201 | 202 | 204>;

/** The checked input of an operation: nothing in it is of another type than the contract says. */
interface Input<O extends OperationId> {
  params: Or<Part<Parameters<O>, 'path'>, Empty>;
  query: Or<Part<Parameters<O>, 'query'>, Empty>;
  body: Json<Part<operations[O], 'requestBody'>>;
}

type Body<T> = Json<T> extends undefined ? Drawing<T> : Json<T>;

/** Body of the operation's success answer; nothing where the contract answers without one. */
type Output<O extends OperationId> =
  Body<Responses<O>[SuccessStatus<O>]> extends undefined
    ? void
    : Body<Responses<O>[SuccessStatus<O>]>;

/**
 * Answers one operation. The status is the contract's success status; anything else is thrown as
 * an `ApiError`.
 */
type Handler<O extends OperationId> = (
  input: Input<O>,
  context: OperationContext,
) => Promise<Output<O>> | Output<O>;

/** Handlers of an area: `export const authHandlers = { … } satisfies Handlers<'login' | …>`. */
export type Handlers<O extends OperationId> = { [K in O]: Handler<K> };
