/**
 * Being on a floor without any picture of it: the way there, walking, what the server says about the others.
 * Both the built-in scene and a page without a scene walk by this.
 */
export { Errands } from './errands.ts';
export type { ErrandCompany } from './errands.ts';
export { FloorClient } from './floor-client.ts';
export type { FloorHandlers, FloorSocket, FloorTokens } from './floor-client.ts';
export { Navigation } from './navigation.ts';
export { Proximity } from './proximity.ts';
export { FloorRoster } from './roster.ts';
export { ServerClock, Track } from './track.ts';
export { turnTowards } from './turn.ts';
export { Walker } from './walker.ts';
export type { Steering } from './walker.ts';
