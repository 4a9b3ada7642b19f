export {
  decodeFrame,
  decodeMove,
  encodeFrame,
  encodeMove,
  isNewerSequence,
  serverTimeBetween,
} from './codec.ts';
export type { Frame, FramePose, Move } from './codec.ts';
export { floorEnterRequestSchema } from './contract.ts';
export type {
  FloorClientEvents,
  FloorClosed,
  FloorCorrection,
  FloorEnterAnswer,
  FloorEnterRequest,
  FloorPeopleChange,
  FloorPerson,
  FloorSeatChange,
  FloorServerEvents,
  FloorWatchAnswer,
  Pose,
} from './contract.ts';
export { movement } from './movement.ts';
