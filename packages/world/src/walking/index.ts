/** Walking without rendering, shared by the built-in scene and pages without a scene. */
export { Proximity } from './proximity.ts';
export { endedByDistance, nextTalkingRange } from './talking-range.ts';
export type { TalkingDistance, TalkingRange } from './talking-range.ts';
export { turnTowards } from './turn.ts';
export { WalkRequests } from './walk-requests.ts';
export type { WalkGoal, WalkPeers } from './walk-requests.ts';
export { Walker } from './walker.ts';
export type { Steering } from './walker.ts';
export { ZoneWatch } from './zone-watch.ts';
export type { ReportZone, ZoneChange } from './zone-watch.ts';
