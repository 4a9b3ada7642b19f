import type { WalkGoal } from '../walking/walk-requests.ts';

interface SelectedFloor {
  floorId: string;
  /** Incremented for each chosen floor, to ignore responses to earlier requests. */
  requestId: number;
  goal: WalkGoal | undefined;
}

export type VisitState =
  | { status: 'initial'; goal: WalkGoal | undefined }
  /** The plan is loading. The previous floor is still shown and connected. */
  | (SelectedFloor & { status: 'loading' })
  | (SelectedFloor & { status: 'entering' })
  /** The server responds slowly; the floor is shown without people. */
  | (SelectedFloor & { status: 'timedOut' })
  /** Entered. The state is kept while a lost connection is restored automatically. */
  | (SelectedFloor & { status: 'entered' })
  | (SelectedFloor & { status: 'loadFailed' })
  | (SelectedFloor & { status: 'refused' });

export type VisitEvent =
  | { kind: 'chosen'; floorId: string }
  | { kind: 'goal'; goal: WalkGoal }
  | { kind: 'departed' }
  | { kind: 'loaded' | 'loadFailed' | 'timedOut'; requestId: number }
  | { kind: 'entered' | 'refused' };

export const initialVisit: VisitState = { status: 'initial', goal: undefined };

/** Ignores server responses while a plan is loading, because they refer to the previous floor. */
export function nextVisit(before: VisitState, event: VisitEvent): VisitState {
  switch (event.kind) {
    case 'chosen': {
      const { floorId } = event;
      return before.status === 'initial'
        ? { status: 'loading', floorId, requestId: 1, goal: before.goal }
        : { status: 'loading', floorId, requestId: before.requestId + 1, goal: undefined };
    }
    case 'goal':
      return { ...before, goal: event.goal };
    case 'departed':
      return { ...before, goal: undefined };
    case 'loaded':
      return isAt(before, 'loading', event.requestId) ? { ...before, status: 'entering' } : before;
    case 'loadFailed':
      return isAt(before, 'loading', event.requestId)
        ? { ...before, status: 'loadFailed' }
        : before;
    case 'timedOut':
      return isAt(before, 'entering', event.requestId) ? { ...before, status: 'timedOut' } : before;
    case 'entered':
    case 'refused':
      return hasRequestedEntry(before) ? { ...before, status: event.kind } : before;
  }
}

type RequestedState = Extract<
  VisitState,
  { status: 'entering' | 'timedOut' | 'entered' | 'refused' }
>;

function isAt(
  state: VisitState,
  status: FloorState['status'],
  requestId: number,
): state is FloorState {
  return state.status === status && state.requestId === requestId;
}

type FloorState = Exclude<VisitState, { status: 'initial' }>;

function hasRequestedEntry(state: VisitState): state is RequestedState {
  return state.status !== 'initial' && state.status !== 'loading' && state.status !== 'loadFailed';
}
