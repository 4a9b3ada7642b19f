import { isAllowedPresence } from '@office/vocabulary';
import type { Presence } from '@office/vocabulary';

/** The stored part of a member's presence. */
export interface PresenceState {
  /** The presence that others see. */
  shown: Presence;
  /** Chosen by hand, the last one first; at most two, which differ. */
  choices: readonly Presence[];
  /** The last choice was made since the member came: it holds against being idle. */
  held: boolean;
}

/** The circumstances of the moment that bear on it. */
export interface PresenceCircumstances {
  /** In a meeting, or a call. */
  engaged: 'meeting' | 'call' | null;
  /** Each of the member's tabs says that nobody has touched the machine for a while. */
  idle: boolean;
}

export type PresenceEvent =
  | { kind: 'chosen'; choice: Presence }
  /** A first connection. */
  | { kind: 'arrived' }
  /** The last connection has been lost for longer than the grace period, or the member signed out. */
  | { kind: 'departed' }
  /** A meeting, a call or idleness began or ended. */
  | { kind: 'circumstances' };

/**
 * The presence after an event (design §8). A meeting or call wins over what was chosen by
 * hand, and that over being idle. A member who chose not to be seen (LOGGED_OUT, ON_VACATION) stays so in a
 * call, and a holiday outlasts every connection. A member who comes back has their last choice.
 */
export function nextPresence(
  before: PresenceState,
  event: PresenceEvent,
  now: PresenceCircumstances,
): PresenceState {
  switch (event.kind) {
    case 'chosen':
      return show({ ...before, choices: remember(before.choices, event.choice), held: true }, now);
    case 'arrived':
      return isHere(before) ? show(before, now) : show({ ...before, held: false }, now);
    case 'departed':
      return { ...before, held: false, shown: withoutConnection(before) };
    case 'circumstances':
      return isHere(before) ? show(before, now) : before;
  }
}

/** The way back in one click: what was last chosen, and is not what others see now. */
export function lastManual({ choices, shown }: Omit<PresenceState, 'held'>): Presence | null {
  return choices.find((choice) => choice.status !== 'LOGGED_OUT' && !isSame(choice, shown)) ?? null;
}

/** Why others see what one did not choose; null where they see what one chose. */
export function automaticReason(
  state: PresenceState,
  { engaged, idle }: PresenceCircumstances,
): 'meeting' | 'call' | 'idle' | null {
  const { status } = state.shown;
  if (status === presenceOf(state, { engaged: null, idle: false }).status) return null;
  if (engaged && status === 'BUSY') return engaged;
  return idle && status === 'LEAVING' ? 'idle' : null;
}

/** A member who is LOGGED_OUT without having chosen it has no connection. */
function isHere({ shown, choices, held }: PresenceState): boolean {
  return shown.status !== 'LOGGED_OUT' || (held && choices[0]?.status === 'LOGGED_OUT');
}

function show(state: PresenceState, now: PresenceCircumstances): PresenceState {
  return { ...state, shown: presenceOf(state, now) };
}

function presenceOf(
  { shown, choices, held }: PresenceState,
  { engaged, idle }: PresenceCircumstances,
): Presence {
  const workingStatus = choices[0]?.workingStatus ?? shown.workingStatus;
  const chosen = statusOf(choices[0], held);
  if (chosen === 'LOGGED_OUT' || chosen === 'ON_VACATION') return { workingStatus, status: chosen };
  if (engaged) return { workingStatus, status: 'BUSY' };
  const away = { workingStatus, status: 'LEAVING' as const };
  if (idle && !held && chosen === 'AVAILABLE' && isAllowedPresence(away)) return away;
  return { workingStatus, status: chosen };
}

/** Being back is neither being logged out nor away; whatever else was chosen still holds. */
function statusOf(choice: Presence | undefined, held: boolean): Presence['status'] {
  if (!choice) return 'AVAILABLE';
  const isOver = choice.status === 'LOGGED_OUT' || choice.status === 'LEAVING';
  return isOver && !held ? 'AVAILABLE' : choice.status;
}

function withoutConnection({ shown, choices }: PresenceState): Presence {
  const [choice] = choices;
  return choice?.status === 'ON_VACATION' ? choice : { ...shown, status: 'LOGGED_OUT' };
}

function remember(choices: readonly Presence[], choice: Presence): readonly Presence[] {
  return [choice, ...choices.filter((before) => !isSame(before, choice))].slice(0, 2);
}

export function isSameState(one: PresenceState, other: PresenceState): boolean {
  return (
    one.held === other.held &&
    isSame(one.shown, other.shown) &&
    one.choices.length === other.choices.length &&
    one.choices.every((choice, index) => isSame(choice, other.choices[index]!))
  );
}

function isSame(one: Presence, other: Presence): boolean {
  return one.workingStatus === other.workingStatus && one.status === other.status;
}
