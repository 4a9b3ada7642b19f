export type { Box, Point } from './box.ts';
export {
  chooseSpawn,
  compileFloorPlan,
  hitsWall,
  insidePolygon,
  isFree,
  isMoveLegal,
  isWalkable,
  onFloor,
  seatNear,
  slide,
  zoneAt,
} from './floor-geometry.ts';
export type { FloorGeometry, WallPiece } from './floor-geometry.ts';
