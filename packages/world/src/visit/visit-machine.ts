import type { WalkGoal } from '../walking/walk-requests.ts';

interface ChosenFloor {
  floorId: string;
  /** Counts the floors that were chosen, so that an answer to an earlier choice is known as such. */
  choice: number;
  /** The place to walk to once the member is on the floor. */
  goal: WalkGoal | undefined;
}

/** A person's visit to a floor, from choosing it to walking on it. */
export type VisitState =
  /** No floor has been chosen. */
  | { status: 'nowhere'; goal: WalkGoal | undefined }
  /** The floor's plan is on its way. The floor before is still shown, and its connection is open. */
  | (ChosenFloor & { status: 'loading' })
  /** The plan is there; the server has been asked. */
  | (ChosenFloor & { status: 'entering' })
  /** The server takes long, so the floor is shown without people until it answers. */
  | (ChosenFloor & { status: 'unanswered' })
  /** The server let one in. A lost connection changes nothing: one enters again by itself. */
  | (ChosenFloor & { status: 'entered' })
  /** The plan did not come. */
  | (ChosenFloor & { status: 'unloadable' })
  /** The server does not let one in. */
  | (ChosenFloor & { status: 'refused' });

export type VisitEvent =
  | { kind: 'chosen'; floorId: string }
  | { kind: 'goal'; goal: WalkGoal }
  /** One has set out for the goal, or there is no way to it. */
  | { kind: 'setOut' }
  /** The plan came, or did not, or the server has not answered for a while: for one choice each. */
  | { kind: 'loaded' | 'unloadable' | 'unanswered'; choice: number }
  /** The server's answer, for the floor that it was asked for last. */
  | { kind: 'entered' | 'refused' };

export const nowhere: VisitState = { status: 'nowhere', goal: undefined };

/**
 * The next state of a visit. While a plan is loading the server still speaks of the floor before, so its
 * answers count only once it has been asked for this one.
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

/** Whether the server has been asked for this floor. */
function hasAsked(state: VisitState): state is Asked {
  return state.status !== 'nowhere' && state.status !== 'loading' && state.status !== 'unloadable';
}
