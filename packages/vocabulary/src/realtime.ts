import { second } from './units.ts';

// Real-time messages: the names of their events, and the closed lists that they carry.
export * from './contract/realtime.ts';

/** The path at which socket.io answers, with all of its namespaces. */
export const realtimePath = '/api/realtime';

/** socket.io's namespaces: of everyone, of voice chat, of people who move on floors. */
export const officeNamespace = '/';
export const voiceNamespace = '/voice';
export const floorNamespace = '/floor';

/** How often the server sends `ping` on a connection that stands, in milliseconds. */
export const pingIntervalMs = 25 * second;
/** How long a client hears no `ping` before it takes the connection for dead, in milliseconds: two got lost. */
export const pingTimeoutMs = 60 * second;
