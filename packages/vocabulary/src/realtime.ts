import { second } from './units.ts';

export const realtimePath = '/api/realtime';

export const officeNamespace = '/';
export const voiceNamespace = '/voice';
export const floorNamespace = '/floor';

/** Interval of `ping` on an open connection, in milliseconds. */
export const pingIntervalMs = 25 * second;
/** Milliseconds without a `ping` until the connection counts as dead. Tolerates two lost pings. */
export const pingTimeoutMs = 60 * second;
