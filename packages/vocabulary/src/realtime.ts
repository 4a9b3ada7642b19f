import { second } from './units.ts';

export const realtimePath = '/api/realtime';

export const officeNamespace = '/';
export const voiceNamespace = '/voice';
export const floorNamespace = '/floor';

/** Interval of `ping` on an open connection, in milliseconds. */
export const pingIntervalMs = 25 * second;
/**
 * Time without a `ping` after which the client considers the connection dead, in milliseconds.
 * Tolerates two lost pings.
 */
export const pingTimeoutMs = 60 * second;
