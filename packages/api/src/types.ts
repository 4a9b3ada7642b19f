import type { RealtimeKind } from '@office/vocabulary';
import type { OfficeServerEvents } from './realtime-events.ts';
import type { components } from './schema.ts';

export type { BlockCode, ErrorCode, Language, RealtimeKind } from '@office/vocabulary';

/** Schemas of the contract by name, for example `Schemas['Profile']`. */
export type Schemas = components['schemas'];

export type ErrorBody = Schemas['ErrorBody'];

/** Server messages of the default namespace, as a socket.io event map. */
export type RealtimeEvents = OfficeServerEvents;

export type RealtimeMessages = {
  [K in RealtimeKind]: Parameters<OfficeServerEvents[K]>[0];
};
