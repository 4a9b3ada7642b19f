import type { RealtimeKind } from '@office/vocabulary';
import type { OfficeServerEvents } from './realtime-events.ts';
import type { components } from './schema.ts';

export type { BlockCode, ErrorCode, Language, RealtimeKind } from '@office/vocabulary';

/** Bodies by name: `Schemas['Profile']`. */
export type Schemas = components['schemas'];

/** Body of every answer that is no success. */
export type ErrorBody = Schemas['ErrorBody'];

/** Messages of the server on the default namespace, in the form that socket.io types a socket's events with. */
export type RealtimeEvents = OfficeServerEvents;

/** Payload of each real-time message: `RealtimeMessages['newMessageToRoom']`. */
export type RealtimeMessages = {
  [K in RealtimeKind]: Parameters<OfficeServerEvents[K]>[0];
};
