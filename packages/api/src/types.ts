import type { RealtimeKind } from '@office/vocabulary';
import type { OfficeServerEvents } from './realtime-events.ts';
import type { components } from './schema.ts';

export type { BlockCode, ErrorCode, Language, RealtimeKind } from '@office/vocabulary';

export type Schemas = components['schemas'];

export type ErrorBody = Schemas['ErrorBody'];

export type RealtimeEvents = OfficeServerEvents;

export type RealtimeMessages = {
  [K in RealtimeKind]: Parameters<OfficeServerEvents[K]>[0];
};
