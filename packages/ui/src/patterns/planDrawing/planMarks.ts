import { planDecorSizes } from '@office/vocabulary';
import { boundsOfPoints } from './bounds.ts';
import { decorShapes } from './decorShapes.ts';
import type { PlanDecor, PlanDesk, PlanPoint, PlanSeat, PlanZone } from './floorPlanData.ts';
import {
  barMark,
  boxMark,
  curveMark,
  ellipseMark,
  lineMark,
  polygonMark,
  type Mark,
} from './mark.ts';
import * as seatStyles from './SeatShape.css.ts';
import * as styles from './shapes.css.ts';
import { leafPath, leavesOf, type DoorPiece, type WallPiece } from './walls.ts';

/* Drawings of plan objects from above. Marks are cached per object, because an edit changes only a few of up
   to two thousand objects. */

const known = new WeakMap<object, Mark[]>();

function cachePerObject<Value extends object>(
  draw: (value: Value) => Mark[],
): (value: Value) => Mark[] {
  return (value) => {
    const marks = known.get(value) ?? draw(value);
    known.set(value, marks);
    return marks;
  };
}

export const zoneMarks = cachePerObject(({ kind, polygon, tint }: PlanZone) =>
  kind === 'OPEN' ? [] : [polygonMark(styles.tint[tint], polygon)],
);

export const deskMarks = cachePerObject((desk: PlanDesk) => {
  const { width, depth } = desk;
  const board = { x: -width / 2, y: -depth / 2, width, height: depth };
  const monitor = { x: -0.3, y: -0.1, width: 0.6, height: 0.08 };
  return [
    boxMark(styles.wood, desk, board, 0.06),
    { ...boxMark(styles.screen, desk, monitor, 0.04), flat: true },
  ];
});

/** A sofa seat is part of the sofa's drawing. */
export const seatMarks = cachePerObject((seat: Pick<PlanSeat, 'x' | 'z' | 'heading' | 'kind'>) => {
  switch (seat.kind) {
    case 'STOOL':
      return [ellipseMark(seatStyles.plain, seat, { rx: 0.18, ry: 0.18 })];
    case 'CHAIR':
      return [
        boxMark(seatStyles.plain, seat, { x: -0.21, y: -0.2, width: 0.42, height: 0.4 }, 0.12),
      ];
    case 'DESK': {
      const cushion = { x: -0.24, y: -0.22, width: 0.48, height: 0.46 };
      const back = [
        [-0.2, -0.3],
        [0, -0.38],
        [0.2, -0.3],
      ] as const;
      return [
        boxMark(seatStyles.desk, seat, cushion, 0.14),
        curveMark(seatStyles.back, seat, back),
      ];
    }
    case 'SOFA':
      return [];
  }
});

export const decorMarks = cachePerObject((decor: PlanDecor) => {
  const own = planDecorSizes[decor.kind];
  const width = decor.width ?? own.width;
  const depth = decor.depth ?? own.depth;
  const box = { x: -width / 2, y: -depth / 2, width, height: depth };
  const fabric = decor.tint && styles.fabric[decor.tint];
  switch (decorShapes[decor.kind]) {
    case 'none':
      return [];
    case 'plant':
      return plantMarks(decor, Math.max(width, depth) * 0.62);
    case 'planter':
      return [boxMark(styles.wood, decor, box, 0.08), ...planterLeaves(decor, width, depth)];
    case 'rug':
      return [boxMark(fabric ?? styles.rug, decor, box, 0.12)];
    case 'roundRug':
      return [ellipseMark(fabric ?? styles.rug, decor, { rx: width / 2, ry: depth / 2 })];
    case 'sofa': {
      const seam: PlanPoint[] = [
        [-width / 2 + 0.16, depth / 2 - 0.08],
        [-width / 2 + 0.16, -depth / 2 + 0.2],
        [width / 2 - 0.16, -depth / 2 + 0.2],
        [width / 2 - 0.16, depth / 2 - 0.08],
      ];
      return [
        boxMark(fabric ?? styles.furniture, decor, box, 0.16),
        lineMark(styles.detail, decor, [seam]),
      ];
    }
    case 'round':
      return [ellipseMark(styles.furniture, decor, { rx: width / 2, ry: width / 2 })];
    case 'table':
      return [boxMark(styles.wood, decor, box, 0.14)];
    case 'wood':
      return [boxMark(styles.wood, decor, box, 0.05)];
    case 'box':
      return [boxMark(styles.furniture, decor, box, 0.05)];
    case 'thin':
      return [{ ...boxMark(styles.thin, decor, box), flat: true }];
    case 'crossed':
      return [
        boxMark(styles.furniture, decor, box, 0.04),
        lineMark(styles.detail, decor, [
          [
            [-width / 2, -depth / 2],
            [width / 2, depth / 2],
          ],
        ]),
      ];
  }
});

const leafTurns = [0, 60, 120];

function plantMarks(decor: PlanDecor, radius: number): Mark[] {
  const veins = leafTurns.map((turn): PlanPoint[] => {
    const [across, along] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const reach = radius * 0.72;
    return [
      [-reach * across, -reach * along],
      [reach * across, reach * along],
    ];
  });
  return [
    ellipseMark(styles.leaf, decor, { rx: radius, ry: radius }),
    lineMark(styles.vein, decor, veins),
  ];
}

function planterLeaves(decor: PlanDecor, width: number, depth: number): Mark[] {
  const count = Math.max(2, Math.round(width / 0.4));
  const radius = Math.min(0.19, depth / 2);
  const [sin, cos] = [Math.sin(decor.heading), Math.cos(decor.heading)];
  return Array.from({ length: count }, (_, index) => {
    const across = -width / 2 + (index + 0.5) * (width / count);
    const at = { x: decor.x + across * cos, z: decor.z - across * sin, heading: 0 };
    return ellipseMark(styles.leaf, at, { rx: radius, ry: radius });
  });
}

export function wallMarks({ from, to, material, thickness }: WallPiece): Mark[] {
  const line = [
    [from.x, from.z],
    [to.x, to.z],
  ] as const;
  const isClear = material === 'GLASS' || material === 'WINDOW';
  const wall = barMark(styles.wall[material], line, Math.max(thickness, 0.1));
  return isClear && thickness > 0.1 ? [wall, barMark(styles.pane, line, thickness / 3)] : [wall];
}

export function doorMarks(door: DoorPiece): Mark[] {
  const leaves = leavesOf(door);
  if (leaves.length === 0) return [];
  const corners = leaves.flatMap(({ hinge, latch, open }) =>
    [hinge, latch, open].map(({ x, z }): PlanPoint => [x, z]),
  );
  const path = leaves.map(leafPath).join('');
  return [{ className: styles.door, path, bounds: boundsOfPoints(corners), flat: true }];
}
