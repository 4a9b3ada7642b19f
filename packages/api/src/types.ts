import type { RealtimeKind } from '@office/vocabulary';
import type { components, webhooks } from './schema.ts';

export type { BlockCode, ErrorCode, Language, RealtimeKind } from '@office/vocabulary';

/** Bodies by name: `Schemas['Profile']`. */
export type Schemas = components['schemas'];

/** Body of every answer that is no success. */
export type ErrorBody = Schemas['ErrorBody'];

/** Payload of each real-time message: `RealtimeMessages['newMessageToRoom']`. */
export type RealtimeMessages = {
  [K in RealtimeKind]: webhooks[K]['post']['requestBody']['content']['application/json'];
};

/** Listeners by event name, in the form that socket.io types a socket's events with. */
export type RealtimeEvents = { [K in RealtimeKind]: (message: RealtimeMessages[K]) => void };
