import { planDecorSizes } from '@office/vocabulary';
import { decorShapes } from './decorShapes.ts';
import type { PlanDecor, PlanDesk } from './floorPlanData.ts';
import { placed } from './placed.ts';
import * as styles from './shapes.css.ts';
import { leafPath, leavesOf, type DoorPiece, type WallPiece } from './walls.ts';

export function DeskShape({ desk }: { desk: PlanDesk }) {
  const { width, depth } = desk;
  return (
    <g transform={placed(desk)}>
      <rect
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        rx={0.06}
        className={styles.wood}
      />
      <rect x={-0.3} y={-0.1} width={0.6} height={0.08} rx={0.04} className={styles.screen} />
    </g>
  );
}

export function DecorShape({ decor }: { decor: PlanDecor }) {
  const own = planDecorSizes[decor.kind];
  const width = decor.width ?? own.width;
  const depth = decor.depth ?? own.depth;
  const box = { x: -width / 2, y: -depth / 2, width, height: depth };
  const tint = decor.tint && styles.fabric[decor.tint];
  switch (decorShapes[decor.kind]) {
    case 'none':
      return null;
    case 'plant':
      return <Plant decor={decor} radius={Math.max(width, depth) * 0.62} />;
    case 'planter':
      return (
        <g transform={placed(decor)}>
          <rect {...box} rx={0.08} className={styles.wood} />
          {Array.from({ length: Math.max(2, Math.round(width / 0.4)) }, (_, index, all = index) => (
            <circle
              key={all}
              cx={-width / 2 + (index + 0.5) * (width / Math.max(2, Math.round(width / 0.4)))}
              r={Math.min(0.19, depth / 2)}
              className={styles.leaf}
            />
          ))}
        </g>
      );
    case 'rug':
      return <rect transform={placed(decor)} {...box} rx={0.12} className={tint ?? styles.rug} />;
    case 'roundRug':
      return (
        <ellipse
          transform={placed(decor)}
          rx={width / 2}
          ry={depth / 2}
          className={tint ?? styles.rug}
        />
      );
    case 'sofa':
      return (
        <g transform={placed(decor)}>
          <rect {...box} rx={0.16} className={tint ?? styles.furniture} />
          <path
            d={`M${-width / 2 + 0.16} ${depth / 2 - 0.08}V${-depth / 2 + 0.2}H${width / 2 - 0.16}V${depth / 2 - 0.08}`}
            className={styles.detail}
          />
        </g>
      );
    case 'round':
      return <circle cx={decor.x} cy={decor.z} r={width / 2} className={styles.furniture} />;
    case 'table':
      return <rect transform={placed(decor)} {...box} rx={0.14} className={styles.wood} />;
    case 'wood':
      return <rect transform={placed(decor)} {...box} rx={0.05} className={styles.wood} />;
    case 'box':
      return <rect transform={placed(decor)} {...box} rx={0.05} className={styles.furniture} />;
    case 'thin':
      return <rect transform={placed(decor)} {...box} className={styles.thin} />;
    case 'crossed':
      return (
        <g transform={placed(decor)}>
          <rect {...box} rx={0.04} className={styles.furniture} />
          <path
            d={`M${-width / 2} ${-depth / 2}L${width / 2} ${depth / 2}`}
            className={styles.detail}
          />
        </g>
      );
  }
}

const leaves = [0, 60, 120];

function Plant({ decor, radius }: { decor: PlanDecor; radius: number }) {
  return (
    <g transform={placed(decor)}>
      <circle r={radius} className={styles.leaf} />
      {leaves.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={`M${-radius * 0.72} 0H${radius * 0.72}`}
          className={styles.vein}
        />
      ))}
    </g>
  );
}

export function WallShape({ piece }: { piece: WallPiece }) {
  const { from, to, material, thickness } = piece;
  const line = { x1: from.x, y1: from.z, x2: to.x, y2: to.z };
  const isClear = material === 'GLASS' || material === 'WINDOW';
  return (
    <>
      <line {...line} strokeWidth={Math.max(thickness, 0.1)} className={styles.wall[material]} />
      {isClear && thickness > 0.1 && (
        <line {...line} strokeWidth={thickness / 3} className={styles.pane} />
      )}
    </>
  );
}

export function DoorShape({ door }: { door: DoorPiece }) {
  const path = leavesOf(door).map(leafPath).join('');
  return path && <path d={path} className={styles.door} />;
}
