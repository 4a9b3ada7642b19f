import { isAllowedPresence } from '@office/vocabulary';
import type { Presence } from '@office/vocabulary';

export interface PresenceState {
  shown: Presence;
  /** Manual choices, newest first. At most two distinct values. */
  choices: readonly Presence[];
  /** The last choice was made since the member connected. It then takes precedence over being idle. */
  isManualCurrent: boolean;
}

export interface PresenceCircumstances {
  engaged: 'meeting' | 'call' | null;
  /** All tabs of the member report that the user has been inactive for a while. */
  idle: boolean;
}

export type PresenceEvent =
  | { kind: 'chosen'; choice: Presence }
  | { kind: 'arrived' }
  /** The last connection has been lost for longer than the grace period, or the member signed out. */
  | { kind: 'departed' }
  /** A meeting, a call or idleness began or ended. */
  | { kind: 'circumstances' };

/**
 * Presence after an event (design §8). A meeting or call takes precedence over the manual choice,
 * and that over being idle. LOGGED_OUT and ON_VACATION are kept during a call; ON_VACATION also
 * when connections open and close. Members who reconnect get their last choice back.
 */
export function nextPresence(
  before: PresenceState,
  event: PresenceEvent,
  now: PresenceCircumstances,
): PresenceState {
  switch (event.kind) {
    case 'chosen':
      return show(
        { ...before, choices: remember(before.choices, event.choice), isManualCurrent: true },
        now,
      );
    case 'arrived':
      return isConnected(before)
        ? show(before, now)
        : show({ ...before, isManualCurrent: false }, now);
    case 'departed':
      return { ...before, isManualCurrent: false, shown: withoutConnection(before) };
    case 'circumstances':
      return isConnected(before) ? show(before, now) : before;
  }
}

/** Returns the latest manual choice that differs from the shown presence, to offer restoring it. */
export function lastManual({ choices, shown }: Omit<PresenceState, 'held'>): Presence | null {
  return choices.find((choice) => choice.status !== 'LOGGED_OUT' && !isSame(choice, shown)) ?? null;
}

export function automaticReason(
  state: PresenceState,
  { engaged, idle }: PresenceCircumstances,
): 'meeting' | 'call' | 'idle' | null {
  const { status } = state.shown;
  if (status === presenceOf(state, { engaged: null, idle: false }).status) return null;
  if (engaged && status === 'BUSY') return engaged;
  return idle && status === 'LEAVING' ? 'idle' : null;
}

/** LOGGED_OUT without a manual choice means that the member is not connected. */
function isConnected({ shown, choices, isManualCurrent }: PresenceState): boolean {
  return shown.status !== 'LOGGED_OUT' || (isManualCurrent && choices[0]?.status === 'LOGGED_OUT');
}

function show(state: PresenceState, now: PresenceCircumstances): PresenceState {
  return { ...state, shown: presenceOf(state, now) };
}

function presenceOf(
  { shown, choices, isManualCurrent }: PresenceState,
  { engaged, idle }: PresenceCircumstances,
): Presence {
  const workingStatus = choices[0]?.workingStatus ?? shown.workingStatus;
  const latest = statusOf(choices[0], isManualCurrent);
  if (latest === 'LOGGED_OUT' || latest === 'ON_VACATION') return { workingStatus, status: latest };
  if (engaged) return { workingStatus, status: 'BUSY' };
  const leaving = { workingStatus, status: 'LEAVING' as const };
  if (idle && !isManualCurrent && latest === 'AVAILABLE' && isAllowedPresence(leaving))
    return leaving;
  return { workingStatus, status: latest };
}

/** Reconnecting resets LOGGED_OUT and LEAVING to AVAILABLE. Other choices are kept. */
function statusOf(choice: Presence | undefined, isManualCurrent: boolean): Presence['status'] {
  if (!choice) return 'AVAILABLE';
  const isOver = choice.status === 'LOGGED_OUT' || choice.status === 'LEAVING';
  return isOver && !isManualCurrent ? 'AVAILABLE' : choice.status;
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
    one.isManualCurrent === other.isManualCurrent &&
    isSame(one.shown, other.shown) &&
    one.choices.length === other.choices.length &&
    one.choices.every((choice, index) => isSame(choice, other.choices[index]!))
  );
}

function isSame(one: Presence, other: Presence): boolean {
  return one.workingStatus === other.workingStatus && one.status === other.status;
}
