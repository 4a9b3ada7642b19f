import { memo } from 'react';
import { isRug } from '../../../../patterns/planDrawing/decorShapes.ts';
import { placed } from '../../../../patterns/planDrawing/placed.ts';
import { SeatShape } from '../../../../patterns/planDrawing/SeatShape.tsx';
import {
  DecorShape,
  DeskShape,
  DoorShape,
  WallShape,
} from '../../../../patterns/planDrawing/shapes.tsx';
import * as shapes from '../../../../patterns/planDrawing/shapes.css.ts';
import { doorPieces, wallPieces } from '../../../../patterns/planDrawing/walls.ts';
import * as styles from './ThingsLayer.css.ts';
import type { Keys } from './model/things.ts';
import type {
  EditedDecor,
  EditedDesk,
  EditedDoor,
  EditedPlan,
  EditedSeat,
  EditedSpawn,
  EditedWall,
  EditedZone,
} from './planEditorState.ts';

interface ThingsLayerProps {
  plan: EditedPlan;
  /** Draws these alone. */
  only?: Keys | undefined;
  /** Leaves these out: they are drawn elsewhere while they are moved. */
  without?: Keys | undefined;
  /** With a line each metre, between the floor and what stands on it. */
  grid?: boolean;
}

/** The things of a plan, one unit a metre. Each is drawn again only when it has changed itself. */
export const ThingsLayer = memo(function ThingsLayer(props: ThingsLayerProps) {
  const { plan, only, without, grid } = props;
  const isShown = (key: Parameters<Keys['has']>[0]) =>
    (!only || only.has(key)) && !without?.has(key);
  const doors = doorsByWall(plan);
  const walls = new Map(plan.walls.map((wall) => [wall.id, wall]));
  return (
    <g data-component="ThingsLayer">
      {plan.zones.map(
        (zone, index) => isShown(`zone:${index}`) && <ZoneThing key={index} zone={zone} />,
      )}
      {grid && <path d={gridPath(plan.size)} className={styles.grid} />}
      {plan.decor.map(
        (decor, index) =>
          isRug(decor) && isShown(`decor:${index}`) && <DecorThing key={index} decor={decor} />,
      )}
      {plan.desks.map(
        (desk, index) => isShown(`desk:${index}`) && <DeskThing key={index} desk={desk} />,
      )}
      {plan.decor.map(
        (decor, index) =>
          !isRug(decor) && isShown(`decor:${index}`) && <DecorThing key={index} decor={decor} />,
      )}
      {plan.walls.map(
        (wall, index) =>
          isShown(`wall:${index}`) && (
            <WallThing key={index} wall={wall} doors={doors.get(wall.id) ?? noDoors} />
          ),
      )}
      {plan.doors.map((door, index) => {
        const wall = walls.get(door.wallId);
        return (
          wall && isShown(`door:${index}`) && <DoorThing key={index} door={door} wall={wall} />
        );
      })}
      {plan.seats.map(
        (seat, index) => isShown(`seat:${index}`) && <SeatThing key={index} seat={seat} />,
      )}
      {plan.spawns.map(
        (spawn, index) =>
          isShown(`spawn:${index}`) && <SpawnThing key={index} spawn={spawn} index={index} />,
      )}
    </g>
  );
});

const noDoors: readonly EditedDoor[] = [];

function doorsByWall({ doors }: EditedPlan): Map<string, EditedDoor[]> {
  const all = new Map<string, EditedDoor[]>();
  for (const door of doors) {
    const list = all.get(door.wallId);
    if (list) list.push(door);
    else all.set(door.wallId, [door]);
  }
  return all;
}

/** A line each metre. */
function gridPath({ width, depth }: EditedPlan['size']): string {
  let path = '';
  for (let x = 1; x < width; x++) path += `M${x} 0V${depth}`;
  for (let z = 1; z < depth; z++) path += `M0 ${z}H${width}`;
  return path;
}

const ZoneThing = memo(function ZoneThing({ zone }: { zone: EditedZone }) {
  const { kind, polygon, tint } = zone;
  const points = polygon.join(' ');
  if (kind === 'OPEN') return <polygon points={points} className={styles.openZone} />;
  return (
    <>
      <polygon points={points} className={shapes.tint[tint]} />
      <polygon points={points} className={styles.zoneEdge} />
    </>
  );
});

const DecorThing = memo(function DecorThing({ decor }: { decor: EditedDecor }) {
  // A drawing of the floor leaves out what hangs; here it has to be held.
  if (decor.kind === 'PENDANT' || decor.kind === 'CLOCK') {
    return <circle cx={decor.x} cy={decor.z} r={0.22} className={styles.hanging} />;
  }
  return <DecorShape decor={decor} />;
});

const DeskThing = memo(function DeskThing({ desk }: { desk: EditedDesk }) {
  return <DeskShape desk={desk} />;
});

const WallThing = memo(
  function WallThing({ wall, doors }: { wall: EditedWall; doors: readonly EditedDoor[] }) {
    const pieces = wallPieces({ walls: [wall], doors });
    return pieces.map((piece) => <WallShape key={piece.key} piece={piece} />);
  },
  (before, after) =>
    before.wall === after.wall &&
    before.doors.length === after.doors.length &&
    before.doors.every((door, index) => door === after.doors[index]),
);

const DoorThing = memo(function DoorThing({ door, wall }: { door: EditedDoor; wall: EditedWall }) {
  const [piece] = doorPieces({ walls: [wall], doors: [door] });
  return piece ? (
    <>
      <line
        x1={piece.from.x}
        y1={piece.from.z}
        x2={piece.to.x}
        y2={piece.to.z}
        className={styles.sill}
      />
      <DoorShape door={piece} />
    </>
  ) : null;
});

const SeatThing = memo(function SeatThing({ seat }: { seat: EditedSeat }) {
  return (
    <g transform={placed(seat)}>
      {seat.kind === 'SOFA' ? (
        <circle r={0.16} className={styles.sofaSeat} />
      ) : (
        <SeatShape kind={seat.kind} />
      )}
    </g>
  );
});

const SpawnThing = memo(function SpawnThing({
  spawn,
  index,
}: {
  spawn: EditedSpawn;
  index: number;
}) {
  return (
    <g transform={placed(spawn)} className={index === 0 ? styles.firstSpawn : styles.spawn}>
      <circle r={0.3} />
      <path d="M-0.12 0.08L0 0.2L0.12 0.08M0 0.2V-0.16" className={styles.arrow} />
    </g>
  );
});
