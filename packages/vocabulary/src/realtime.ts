// Real-time messages: the names of their events (spec §4), and the closed lists that they carry.
export * from './contract/realtime.ts';

/** The path at which socket.io answers, with all of its namespaces. */
export const realtimePath = '/api/realtime';

/** socket.io's namespaces: of everyone, of voice chat, of people who move on floors. */
export const officeNamespace = '/';
export const voiceNamespace = '/voice';
export const floorNamespace = '/floor';
