export { FloorClient } from './floor-client.ts';
export type { FloorClientDeps, FloorHandlers, FloorSocket, FloorTokens } from './floor-client.ts';
export { FloorRoster } from './roster.ts';
export { ServerClock, Track } from './track.ts';
