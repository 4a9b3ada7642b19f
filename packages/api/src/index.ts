export { createOfficeClient } from './createOfficeClient.ts';
export type { OfficeClient, OfficeClientOptions, SessionCalls } from './createOfficeClient.ts';
export { unwrap } from './unwrap.ts';
export { withRetries } from './withRetries.ts';
export type { RetryOptions } from './withRetries.ts';

export type { SessionAccess, SessionTokens } from './session/session.ts';
export { crossTabLock, tabLock } from './session/lock.ts';
export type { Lock } from './session/lock.ts';

export { OfficeError, RefreshFailedError, SessionEndedError } from './errors/OfficeError.ts';
export { toErrorKey, toErrorParams } from './errors/error-key.ts';
export { reactionTo } from './errors/http-reaction.ts';
export type { HttpFailure, HttpReaction } from './errors/http-reaction.ts';

export { errorStatuses, fieldErrorValues, realtimeKinds } from '@office/vocabulary';
export { publicOperations } from './constants.ts';
export { operationTokens } from './operation-tokens.ts';
export type { components, operations, paths, webhooks } from './schema.ts';
export type {
  BlockCode,
  ErrorBody,
  ErrorCode,
  Language,
  RealtimeEvents,
  RealtimeKind,
  RealtimeMessages,
  Schemas,
} from './types.ts';
