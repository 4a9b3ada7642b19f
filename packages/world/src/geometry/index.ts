export type { Box, Point } from './box.ts';
export {
  compileFloorPlan,
  hitsWall,
  isFree,
  isMoveLegal,
  isWalkable,
  onFloor,
  slide,
} from './floor-geometry.ts';
export type { FloorGeometry, WallPiece } from './floor-geometry.ts';
export { boundsOf, insidePolygon, centroidOf, seatNear, seatOf, zoneAt } from './places.ts';
export type { Area } from './places.ts';
export { chooseSpawn } from './spawn.ts';
