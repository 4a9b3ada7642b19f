import type { components, webhooks } from './schema.ts';

/** Bodies by name: `Schemas['Profile']`. */
export type Schemas = components['schemas'];

/** Every error code of the contract. */
export type ErrorCode = Schemas['ErrorCode'];

/** Body of every answer that is no success. */
export type ErrorBody = Schemas['ErrorBody'];

/** Why a member was shut out (spec §4, forced logout or block codes). */
export type BlockCode = Schemas['BlockCode'];

/** Languages of the product. Japanese is the default. */
export type Language = Schemas['Language'];

/** Name of a real-time message: the event's name on the socket. */
export type RealtimeKind = keyof webhooks;

/** Payload of each real-time message: `RealtimeMessages['newMessageToRoom']`. */
export type RealtimeMessages = {
  [K in RealtimeKind]: webhooks[K]['post']['requestBody']['content']['application/json'];
};

/** Listeners by event name, in the form that socket.io types a socket's events with. */
export type RealtimeEvents = { [K in RealtimeKind]: (message: RealtimeMessages[K]) => void };
