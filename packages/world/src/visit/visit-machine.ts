import type { WalkGoal } from '../walking/walk-requests.ts';

interface ChosenFloor {
  floorId: string;
  /** Incremented for each chosen floor, to detect responses to earlier choices. */
  choice: number;
  goal: WalkGoal | undefined;
}

export type VisitState =
  | { status: 'nowhere'; goal: WalkGoal | undefined }
  /** The plan is loading. The previous floor is still shown and connected. */
  | (ChosenFloor & { status: 'loading' })
  | (ChosenFloor & { status: 'entering' })
  /** The server responds slowly; the floor is shown without people. */
  | (ChosenFloor & { status: 'unanswered' })
  /** Entered. The state is kept while a lost connection is restored automatically. */
  | (ChosenFloor & { status: 'entered' })
  | (ChosenFloor & { status: 'unloadable' })
  | (ChosenFloor & { status: 'refused' });

export type VisitEvent =
  | { kind: 'chosen'; floorId: string }
  | { kind: 'goal'; goal: WalkGoal }
  | { kind: 'setOut' }
  | { kind: 'loaded' | 'unloadable' | 'unanswered'; choice: number }
  | { kind: 'entered' | 'refused' };

export const initialVisit: VisitState = { status: 'nowhere', goal: undefined };

/**
 * Returns the next state of a visit. Ignores server responses while a plan is loading, because they refer to
 * the previous floor.
 */
export function nextVisit(before: VisitState, event: VisitEvent): VisitState {
  switch (event.kind) {
    case 'chosen': {
      const { floorId } = event;
      return before.status === 'nowhere'
        ? { status: 'loading', floorId, choice: 1, goal: before.goal }
        : { status: 'loading', floorId, choice: before.choice + 1, goal: undefined };
    }
    case 'goal':
      return { ...before, goal: event.goal };
    case 'setOut':
      return { ...before, goal: undefined };
    case 'loaded':
      return isAt(before, 'loading', event.choice) ? { ...before, status: 'entering' } : before;
    case 'unloadable':
      return isAt(before, 'loading', event.choice) ? { ...before, status: 'unloadable' } : before;
    case 'unanswered':
      return isAt(before, 'entering', event.choice) ? { ...before, status: 'unanswered' } : before;
    case 'entered':
    case 'refused':
      return hasAsked(before) ? { ...before, status: event.kind } : before;
  }
}

type Asked = Extract<VisitState, { status: 'entering' | 'unanswered' | 'entered' | 'refused' }>;

function isAt(
  state: VisitState,
  status: ChosenState['status'],
  choice: number,
): state is ChosenState {
  return state.status === status && state.choice === choice;
}

type ChosenState = Exclude<VisitState, { status: 'nowhere' }>;

function hasAsked(state: VisitState): state is Asked {
  return state.status !== 'nowhere' && state.status !== 'loading' && state.status !== 'unloadable';
}
