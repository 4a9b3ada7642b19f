/** What the server says about a floor, kept up to date: the connection, the people, their tracks. */
export { FloorClient } from './floor-client.ts';
export type { FloorHandlers, FloorSocket, FloorTokens } from './floor-client.ts';
export { FloorRoster } from './roster.ts';
export { ServerClock, Track } from './track.ts';
