import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { FloorPlanData, PlanPerson, Seat } from '../map.ts';
import { placeAt } from '../../../patterns/planDrawing/camera.ts';
import { marksOf } from './personMarks.ts';
import { zoneLabels, placeLabels, labelBox } from './zoneLabels.ts';
import { PlanControls } from './PlanControls.tsx';
import { PlanDrawing } from '../../../patterns/planDrawing/PlanDrawing.tsx';
import { scale as scaleVariable } from '../../../patterns/planDrawing/shapes.css.ts';
import { PlanPeople } from './PlanPeople.tsx';
import { PlanSeats } from './PlanSeats.tsx';
import type { FloorPlanLayout } from './PlanLayout.tsx';
import * as styles from './PlanView.css.ts';
import { spotAt, zoneAt, type Spot } from './spots.ts';
import { RoomNames } from './RoomNames.tsx';
import type { Roster } from './roster.ts';
import { useCamera } from '../../../patterns/planDrawing/useCamera.ts';
import { fromCorner, useGestures } from './useGestures.ts';

interface PlanViewProps {
  plan: FloorPlanData;
  roster: Roster;
  people: readonly PlanPerson[];
  seats: readonly Seat[];
  me: PlanPerson | undefined;
  followedUserId: string | undefined;
  /** `selected`: the selected spot. `reached`: the spot focused in the list. */
  selected: Spot | undefined;
  reached: Spot | undefined;
  summary: string;
  layout: FloorPlanLayout;
  legend: ReactNode;
  onPress(spot: Spot): void;
}

/** Pan distance of an arrow key in pixels, and zoom factor of the plus and minus keys. */
const keyPan = 64;
const keyZoom = 1.5;

export function PlanView(props: PlanViewProps) {
  const { plan, roster, people, seats, me, followedUserId, selected, reached } = props;
  const { t, i18n } = useTranslation('map');
  const { size } = plan;
  const { measure, view, camera, following, isFit, step } = useCamera(size, me);
  const surface = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      surface.current = element;
      return measure(element);
    },
    [measure],
  );
  const [pointed, setPointed] = useState<Spot>();
  const [goal, setGoal] = useState<{ x: number; z: number; count: number }>();

  const spotUnder = (at: { x: number; y: number }) =>
    camera &&
    view &&
    spotAt(plan, people, {
      place: placeAt(camera, view, at),
      scale: camera.scale,
      currentId: me && zoneAt(plan.zones, me)?.id,
    });

  useGestures({
    surface,
    onPan: (by) => step({ kind: 'pan', ...by }),
    onZoom: (zoom) => step({ kind: 'zoom', ...zoom }),
    onPress: (at) => {
      const spot = spotUnder(at);
      if (!spot) return;
      if (spot.kind === 'floor' && me) {
        setGoal((last) => ({ x: spot.x, z: spot.z, count: (last?.count ?? 0) + 1 }));
      }
      props.onPress(spot);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const middle = { x: 0, y: 0 };
    const steps: Record<string, () => void> = {
      '+': () => step({ kind: 'zoom', factor: keyZoom, at: middle }),
      '=': () => step({ kind: 'zoom', factor: keyZoom, at: middle }),
      '-': () => step({ kind: 'zoom', factor: 1 / keyZoom, at: middle }),
      '0': () => step({ kind: 'fit' }),
      ArrowLeft: () => step({ kind: 'pan', x: keyPan, y: 0 }),
      ArrowRight: () => step({ kind: 'pan', x: -keyPan, y: 0 }),
      ArrowUp: () => step({ kind: 'pan', x: 0, y: keyPan }),
      ArrowDown: () => step({ kind: 'pan', x: 0, y: -keyPan }),
    };
    const act = steps[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const marked = useMemo(
    () => new Set([selected, reached, pointed].flatMap((spot) => userOf(spot) ?? [])),
    [selected, reached, pointed],
  );
  const emphasized = useMemo(
    () =>
      new Set([
        ...marked,
        ...[me?.userId, followedUserId].filter((id) => id !== undefined),
        ...people.filter(({ handRaised }) => handRaised).map(({ userId }) => userId),
      ]),
    [marked, me?.userId, followedUserId, people],
  );
  const scale = camera?.scale;
  const namePlaces = useMemo(() => placeLabels(plan, i18n.language), [plan, i18n.language]);
  const labels = useMemo(() => (scale ? zoneLabels(namePlaces, scale) : []), [namePlaces, scale]);
  // Rounded, so that panning does not recompute the marks for every pixel.
  const top =
    camera && view && people.some(({ picture }) => picture !== undefined)
      ? Math.round((camera.z * camera.scale - view.height / 2) / 8) * 8
      : -Infinity;
  const marks = useMemo(
    () =>
      scale
        ? marksOf(people, scale, emphasized, {
            width: size.width * scale,
            occupied: labels.map((label) => labelBox(label, scale)),
            top,
          })
        : new Map(),
    [people, scale, size.width, emphasized, labels, top],
  );
  const seatStates = useMemo(
    () => new Map(seats.map(({ seatId, state }) => [seatId, state])),
    [seats],
  );
  const markedSeat = [selected, reached].find((spot) => spot?.kind === 'seat');
  const markedRooms = [selected, reached, pointed].flatMap((spot) =>
    spot?.kind === 'room' ? [spot.zoneId] : [],
  );
  return (
    <div
      className={styles.root}
      data-component="PlanView"
      data-layout={props.layout}
      data-measured={camera !== undefined}
    >
      <div
        ref={attach}
        role="group"
        aria-label={props.summary}
        tabIndex={0}
        className={styles.surface}
        data-pressable={pointed !== undefined && (pointed.kind !== 'floor' || me !== undefined)}
        onKeyDown={onKeyDown}
        onPointerMove={(event: PointerEvent<HTMLElement>) => {
          if (event.buttons !== 0 || event.pointerType === 'touch') return;
          const at = { x: event.clientX, y: event.clientY };
          const spot = spotUnder(fromCorner(event.currentTarget, at));
          setPointed((last) => (isSame(last, spot) ? last : spot));
        }}
        onPointerLeave={() => setPointed(undefined)}
      >
        <VisuallyHidden>{t('plan.keys')}</VisuallyHidden>
        {camera && view && (
          <div
            aria-hidden="true"
            className={styles.world}
            data-following={following}
            style={
              {
                [scaleVariable]: camera.scale,
                transform: `translate(${view.width / 2 - camera.x * camera.scale}px, ${view.height / 2 - camera.z * camera.scale}px) scale(${camera.scale})`,
              } as CSSProperties
            }
          >
            <svg
              width={size.width}
              height={size.depth}
              viewBox={`0 0 ${size.width} ${size.depth}`}
              className={styles.drawing}
            >
              <PlanDrawing plan={plan} />
              {plan.zones
                .filter(({ id }) => markedRooms.includes(id))
                .map(({ id, polygon }) => (
                  <polygon key={id} points={polygon.join(' ')} className={styles.markedRoom} />
                ))}
              <PlanSeats
                seats={plan.seats}
                states={seatStates}
                markedSeatId={markedSeat?.kind === 'seat' ? markedSeat.seatId : undefined}
              />
              {goal && (
                <circle
                  key={goal.count}
                  cx={goal.x}
                  cy={goal.z}
                  r={0.45}
                  className={styles.goal}
                  onAnimationEnd={() => setGoal(undefined)}
                />
              )}
            </svg>
            <PlanPeople people={people} marks={marks} myUserId={me?.userId} marked={marked} />
            <RoomNames labels={labels} roster={roster} />
          </div>
        )}
      </div>
      <div className={styles.bar}>
        {props.legend}
        <PlanControls
          following={following}
          canFollow={me !== undefined}
          isFit={isFit}
          onZoom={(nearer) =>
            step({ kind: 'zoom', factor: nearer ? keyZoom : 1 / keyZoom, at: { x: 0, y: 0 } })
          }
          onFit={() => step({ kind: 'fit' })}
          onFollow={() => step({ kind: 'follow', following: !following })}
        />
      </div>
    </div>
  );
}

function userOf(spot: Spot | undefined): string | undefined {
  return spot?.kind === 'person' ? spot.userId : undefined;
}

/** Two spots on the open floor count as equal. */
function isSame(a: Spot | undefined, b: Spot | undefined): boolean {
  if (a?.kind !== b?.kind) return false;
  if (a?.kind === 'floor') return true;
  return JSON.stringify(a) === JSON.stringify(b);
}
