import type { operations } from '@office/api';
import type { CallContext } from '../http/call-context.ts';
import type { Claims, WithClaims, WithViewer } from '../http/claims.ts';
import type { OperationId, TokenOf } from '../http/contract.ts';
import type { Platform } from './platform.ts';

type PublicContext = Platform & CallContext;
type AccountContext = PublicContext & WithClaims;
export type MemberContext = AccountContext & WithViewer;

/** Contexts of handlers by the token of their operation. */
interface Contexts {
  none: PublicContext;
  optional: PublicContext & { readonly claims: Claims | null };
  refresh: PublicContext & { readonly bearer: string };
  account: AccountContext;
  member: MemberContext;
}

type Part<T, K extends PropertyKey> = T extends { [P in K]?: infer V } ? NonNullable<V> : never;
type Empty = Record<never, never>;
type Or<T, D> = [T] extends [never] ? D : T;

type Parameters<O extends OperationId> = operations[O]['parameters'];
type Json<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;
type Drawing<T> = T extends { content: { 'image/svg+xml': infer B } } ? B : undefined;
type CalendarFile<T> = T extends { content: { 'text/calendar': infer B } } ? B : undefined;
type Plain<T> = T extends { content: { 'text/plain': infer B } } ? B : undefined;
type Csv<T> = T extends { content: { 'text/csv': infer B } } ? B : undefined;
type Responses<O extends OperationId> = operations[O]['responses'];
type SuccessStatus<O extends OperationId> = Extract<keyof Responses<O>, 200 | 201 | 202 | 204>;

export interface Input<O extends OperationId> {
  params: Or<Part<Parameters<O>, 'path'>, Empty>;
  query: Or<Part<Parameters<O>, 'query'>, Empty>;
  body: Json<Part<operations[O], 'requestBody'>>;
}

type File<T> = Drawing<T> extends undefined ? CalendarFile<T> : Drawing<T>;
type Table<T> = Plain<T> extends undefined ? Csv<T> : Plain<T>;
type Text<T> = File<T> extends undefined ? Table<T> : File<T>;
type Body<T> = Json<T> extends undefined ? Text<T> : Json<T>;

type Output<O extends OperationId> =
  Body<Responses<O>[SuccessStatus<O>]> extends undefined
    ? void
    : Body<Responses<O>[SuccessStatus<O>]>;

/** The response has the contract's success status. Other outcomes are thrown as an `ApiError`. */
type Handler<O extends OperationId> = (
  input: Input<O>,
  context: Contexts[TokenOf<O>],
) => Promise<Output<O>> | Output<O>;

export type Handlers = { [O in OperationId]?: Handler<O> };
