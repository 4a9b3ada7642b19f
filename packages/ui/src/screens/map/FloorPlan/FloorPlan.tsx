import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import type { PersonActions } from '../../people/people.ts';
import type { FloorPlanData, MapFloor, PlanPerson, Seat } from '../map.ts';
import { FloorSelect } from './FloorSelect.tsx';
import { PlanLayout, type FloorPlanLayout } from './PlanLayout.tsx';
import { ReadyPlan } from './ReadyPlan.tsx';

export type FloorPlanState =
  | { status: 'loading' }
  | { status: 'error' }
  /** The organisation has no floors. */
  | { status: 'empty' }
  /** This floor cannot be entered; the others can be chosen. */
  | { status: 'blocked'; floors: readonly MapFloor[]; floorId: string }
  | ReadyFloorPlan;

export interface ReadyFloorPlan {
  status: 'ready';
  floors: readonly MapFloor[];
  /** The floor that is shown; `current` of its entry says whether one is on it. */
  floorId: string;
  /** The contract's `FloorPlan` as it is. */
  plan: FloorPlanData;
  /** Everyone on this floor, oneself too; a few updates a second. */
  people: readonly PlanPerson[];
  /** The seats of this floor that can be someone's own: its DESK seats. */
  seats: readonly Seat[];
  myUserId?: string;
  /** Whom one walks after. */
  followedUserId?: string;
  /** Guests see the seats and take none. */
  canTakeSeats: boolean;
  /** The seat whose change is on its way. */
  busySeatId?: string;
  /** Why the last change of a seat did not happen. */
  seatProblem?: { kind: 'unavailable'; label: string } | { kind: 'failed' };
}

export interface FloorPlanCallbacks {
  /** What can be done with someone: asked for the one who has been chosen. */
  personActions(event: { userId: string }): PersonActions;
  /** Shows another floor without going there. */
  onSelectFloor(event: { floorId: string }): void;
  onEnterFloor(event: { floorId: string }): void;
  /** Makes a DESK seat one's own. */
  onTakeSeat(event: { floorId: string; seatId: string }): void;
  onLeaveSeat(event: { floorId: string; seatId: string }): void;
  /** Walks to a seat and sits down. */
  onGoToSeat(event: { floorId: string; seatId: string }): void;
  /** Walks into a room, or to another named part of the floor. */
  onEnterRoom(event: { floorId: string; zoneId: string }): void;
  /** Walks to a place; only raised on the floor on which one is. Metres. */
  onWalkTo(event: { floorId: string; x: number; z: number }): void;
  onStopFollowing(): void;
}

export interface FloorPlanProps extends FloorPlanCallbacks {
  state: FloorPlanState;
  /** In the side panel, or wherever there is no 3D view: as large as its place. */
  layout?: FloorPlanLayout;
  onBack?(): void;
  onRetry(): void;
}

/**
 * A floor from above, live: everything that the 3D office offers, as a drawing for the pointer and
 * as a list for the keyboard and the screen reader.
 */
export function FloorPlan({ state, layout = 'panel', onBack, onRetry, ...on }: FloorPlanProps) {
  const { t } = useTranslation('map');
  if (state.status === 'ready') {
    return <ReadyPlan state={state} layout={layout} {...on} {...(onBack ? { onBack } : {})} />;
  }
  const blocked = state.status === 'blocked' ? state : undefined;
  const floor = blocked?.floors.find(({ floorId }) => floorId === blocked.floorId);
  const other = blocked?.floors.find((each) => !each.blocked);
  return (
    <PlanLayout
      layout={layout}
      status={state.status}
      title={floor?.name ?? t('floor')}
      onBack={onBack}
      toolbar={
        blocked && (
          <FloorSelect
            floors={blocked.floors}
            floorId={blocked.floorId}
            onSelect={on.onSelectFloor}
          />
        )
      }
    >
      {state.status === 'loading' && <LoadingState rows={6} label={t('loading')} />}
      {state.status === 'error' && <ErrorState title={t('loadFailed')} onRetry={onRetry} />}
      {state.status === 'empty' && (
        <EmptyState icon={icons.floors} title={t('noFloors')} description={t('noFloorsHint')} />
      )}
      {blocked && (
        <EmptyState
          icon={icons.lock}
          title={t('plan.blocked')}
          description={t('plan.blockedHint')}
          action={
            other && (
              <Button
                icon={icons.floors}
                onPress={() => on.onSelectFloor({ floorId: other.floorId })}
              >
                {t('plan.showFloor', { name: other.name })}
              </Button>
            )
          }
        />
      )}
    </PlanLayout>
  );
}
