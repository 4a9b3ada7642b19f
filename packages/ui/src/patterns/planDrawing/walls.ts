import type { FloorPlanData, PlanDoor, PlanWall } from './floorPlanData.ts';

export interface WallPiece {
  key: string;
  material: PlanWall['material'];
  thickness: number;
  from: { x: number; z: number };
  to: { x: number; z: number };
}

export interface DoorPiece {
  key: string;
  kind: PlanDoor['kind'];
  from: { x: number; z: number };
  to: { x: number; z: number };
}

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

interface DoorLeaf {
  hinge: Corner;
  latch: Corner;
  open: Corner;
}

interface Corner {
  x: number;
  z: number;
}

/** Width in metres above which a door has two leaves. */
const maxLeafWidth = 1.6;

export function leavesOf({ kind, from, to }: DoorPiece): DoorLeaf[] {
  if (kind === 'OPENING') return [];
  const middle = { x: (from.x + to.x) / 2, z: (from.z + to.z) / 2 };
  const isWide = Math.hypot(to.x - from.x, to.z - from.z) > maxLeafWidth;
  return isWide ? [leaf(from, middle, -1), leaf(to, middle, 1)] : [leaf(from, to, -1)];
}

function leaf(hinge: Corner, latch: Corner, side: 1 | -1): DoorLeaf {
  const open = {
    x: hinge.x - side * (latch.z - hinge.z),
    z: hinge.z + side * (latch.x - hinge.x),
  };
  return { hinge, latch, open };
}

export function leafPath({ hinge, latch, open }: DoorLeaf): string {
  const radius = Math.hypot(latch.x - hinge.x, latch.z - hinge.z);
  const turn = (open.x - hinge.x) * (latch.z - hinge.z) - (open.z - hinge.z) * (latch.x - hinge.x);
  return `M${hinge.x} ${hinge.z}L${open.x} ${open.z}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${latch.x} ${latch.z}`;
}
