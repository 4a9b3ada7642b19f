import type { FloorPlanData, PlanDoor, PlanWall } from '../map.ts';

/** A straight piece of wall between two openings or corners. */
export interface WallPiece {
  key: string;
  material: PlanWall['material'];
  thickness: number;
  from: { x: number; z: number };
  to: { x: number; z: number };
}

/** An opening of a wall, as the two posts between which a door hangs. */
export interface DoorPiece {
  key: string;
  kind: PlanDoor['kind'];
  from: { x: number; z: number };
  to: { x: number; z: number };
}

/** The walls with their doors cut out. */
export function wallPieces({ walls, doors }: Pick<FloorPlanData, 'walls' | 'doors'>): WallPiece[] {
  return walls.flatMap((wall) => {
    const along = alongWall(wall);
    const openings = doors
      .filter(({ wallId }) => wallId === wall.id)
      .map(({ at, width }) => ({ start: at - width / 2, end: at + width / 2 }))
      .sort((a, b) => a.start - b.start);
    const ends = [...openings.flatMap(({ start, end }) => [start, end]), along.length];
    const starts = [0, ...ends];
    return ends
      .map((end, index) => ({ start: starts[index] ?? 0, end, isWall: index % 2 === 0 }))
      .filter(({ start, end, isWall }) => isWall && end - start > 0.01)
      .map(({ start, end }) => ({
        key: `${wall.id} ${start}`,
        material: wall.material,
        thickness: wall.thickness,
        from: along.at(start),
        to: along.at(end),
      }));
  });
}

export function doorPieces({ walls, doors }: Pick<FloorPlanData, 'walls' | 'doors'>): DoorPiece[] {
  return doors.flatMap((door) => {
    const wall = walls.find(({ id }) => id === door.wallId);
    if (!wall) return [];
    const along = alongWall(wall);
    return [
      {
        key: door.id,
        kind: door.kind,
        from: along.at(door.at - door.width / 2),
        to: along.at(door.at + door.width / 2),
      },
    ];
  });
}

function alongWall({ from, to }: PlanWall) {
  const dx = to[0] - from[0];
  const dz = to[1] - from[1];
  const length = Math.hypot(dx, dz) || 1;
  return {
    length,
    at: (metres: number) => ({
      x: from[0] + (dx * metres) / length,
      z: from[1] + (dz * metres) / length,
    }),
  };
}

/** A leaf of a door, open at a right angle: from its hinge, and the quarter turn that it swings. */
export function leafPath(
  hinge: { x: number; z: number },
  latch: { x: number; z: number },
  side: 1 | -1,
): string {
  const dx = latch.x - hinge.x;
  const dz = latch.z - hinge.z;
  const open = { x: hinge.x - side * dz, z: hinge.z + side * dx };
  const radius = Math.hypot(dx, dz);
  const sweep = side === 1 ? 0 : 1;
  return `M${hinge.x} ${hinge.z}L${open.x} ${open.z}A${radius} ${radius} 0 0 ${sweep} ${latch.x} ${latch.z}`;
}
