import type { VoiceEndReason } from '@office/api/realtime';
import { voiceAloneMs, voiceContinueMs, type VoiceRoomKind } from '@office/vocabulary';
import type { MicrophoneState } from '../media/Microphone.ts';
import type { CallParticipant } from '../rtc/PeerMesh.ts';
import { nextRange, type TalkingRange } from './talkingRange.ts';

export interface CallRoom {
  id: string;
  kind: VoiceRoomKind;
  name: string;
}

export type CallEndReason =
  | VoiceEndReason
  | 'left'
  /** Nobody else came for a long time. */
  | 'alone'
  /** The question whether to go on was not answered. */
  | 'unanswered'
  | 'outOfRange'
  /** The other one of two is gone. */
  | 'otherLeft'
  | 'unreachable'
  /** A code of the error catalogue, or what a call threw. */
  | { refused: unknown };

/** The facts of a call that goes on. All moments are epoch milliseconds. */
interface CallFacts {
  room: CallRoom;
  muted: boolean;
  /** Whether the member is heard just now. */
  speaking: boolean;
  microphone: MicrophoneState;
  /** The others. */
  participants: readonly CallParticipant[];
  range: {
    status: TalkingRange;
    /** A warning of the scene lasts until a moment; one of our own measure, while it is so. */
    warning: { metres: number; until: number | null } | null;
  };
}

interface JoinedFacts extends CallFacts {
  occupancy: { status: 'shared' } | { status: 'alone'; until: number };
  /** The member confirmed that the call goes on, or is asked for it. */
  confirmation: { status: 'given' | 'asked'; until: number };
}

/** `reconnecting`: the channel to the server is gone; voices that are connected go on. */
export type ActiveCallState =
  | (CallFacts & { phase: 'joining'; giveUpAt: number })
  | (JoinedFacts & { phase: 'in' })
  | (JoinedFacts & { phase: 'reconnecting'; giveUpAt: number });

export type CallState = ActiveCallState | { phase: 'ended'; room: CallRoom; reason: CallEndReason };

export type CallDeadline = 'giveUp' | 'occupancy' | 'confirmation' | 'rangeWarning';

export type CallEvent =
  | { kind: 'joined' }
  | { kind: 'signalingLost' }
  | { kind: 'participantsChanged'; participants: readonly CallParticipant[] }
  | { kind: 'muteChanged'; muted: boolean }
  | { kind: 'speakingChanged'; speaking: boolean }
  | { kind: 'microphoneChanged'; microphone: MicrophoneState }
  /** Between two who talk face to face; null while it is unknown. */
  | { kind: 'distanceMeasured'; metres: number | null }
  /** The scene measures, too. */
  | { kind: 'rangeWarned'; metres: number }
  | { kind: 'continued' }
  | { kind: 'due'; deadline: CallDeadline }
  | { kind: 'ended'; reason: CallEndReason };

/** Spec §9, "Default time", twice. */
export const aloneMs = voiceAloneMs;
export const confirmAfterMs = voiceContinueMs;
export const confirmAnswerMs = 60_000;
/** How long the other of two may take to come. */
export const awaitedMs = 60_000;
/** How long the server may be out of reach while no voice is connected. */
export const unreachableMs = 30_000;
const rangeWarningMs = 4000;

export function joiningCall(room: CallRoom, now: number): CallState {
  return {
    phase: 'joining',
    giveUpAt: now + unreachableMs,
    room,
    muted: true,
    speaking: false,
    microphone: { status: 'off' },
    participants: [],
    range: { status: 'coming', warning: null },
  };
}

/** Phase × event: one member's part in the talk of one room, from joining to its end. */
export function nextCall(before: CallState, event: CallEvent, now: number): CallState {
  if (before.phase === 'ended') return before;
  switch (event.kind) {
    case 'joined':
      return joined(before, now);
    case 'signalingLost':
      return before.phase === 'in'
        ? { ...before, phase: 'reconnecting', giveUpAt: now + unreachableMs }
        : before;
    case 'participantsChanged':
      return withParticipants(before, event.participants, now);
    case 'muteChanged':
      return { ...before, muted: event.muted };
    case 'speakingChanged':
      return event.speaking === before.speaking ? before : { ...before, speaking: event.speaking };
    case 'microphoneChanged':
      return { ...before, microphone: event.microphone };
    case 'distanceMeasured':
      return withDistance(before, event.metres);
    case 'rangeWarned':
      return withWarning(before, { metres: event.metres, until: now + rangeWarningMs });
    case 'continued':
      return before.phase === 'joining' ? before : { ...before, confirmation: confirmed(now) };
    case 'due':
      return afterDeadline(before, event.deadline, now);
    case 'ended':
      return ended(before, event.reason);
  }
}

/** The moments at which something happens by itself. */
export function deadlinesOf(call: CallState): Partial<Record<CallDeadline, number>> {
  if (call.phase === 'ended') return {};
  const warnedUntil = call.range.warning?.until ?? null;
  return {
    ...(call.phase === 'in' ? {} : { giveUp: call.giveUpAt }),
    ...(call.phase === 'joining' ? {} : { confirmation: call.confirmation.until }),
    ...(call.phase !== 'joining' && call.occupancy.status === 'alone'
      ? { occupancy: call.occupancy.until }
      : {}),
    ...(warnedUntil === null ? {} : { rangeWarning: warnedUntil }),
  };
}

/** Until when the member is asked whether the call goes on; null while they are not. */
export function confirmBy(call: ActiveCallState): number | null {
  return call.phase !== 'joining' && call.confirmation.status === 'asked'
    ? call.confirmation.until
    : null;
}

function joined(before: ActiveCallState, now: number): CallState {
  switch (before.phase) {
    case 'joining': {
      const { giveUpAt: _, ...facts } = before;
      const { length } = before.participants;
      return {
        ...facts,
        phase: 'in',
        occupancy: length > 0 ? { status: 'shared' } : alone(before.room, now),
        confirmation: confirmed(now),
      };
    }
    case 'reconnecting': {
      const { giveUpAt: _, ...facts } = before;
      return { ...facts, phase: 'in' };
    }
    case 'in':
      return before;
  }
}

/** Nobody is alone for ever; of two who talk, the one who is left has nobody to wait for. */
function withParticipants(
  before: ActiveCallState,
  participants: readonly CallParticipant[],
  now: number,
): CallState {
  if (before.phase === 'joining') return { ...before, participants };
  if (participants.length > 0) return { ...before, participants, occupancy: { status: 'shared' } };
  if (before.occupancy.status === 'alone') return { ...before, participants };
  if (before.room.kind === 'DIRECT') return ended(before, 'otherLeft');
  return { ...before, participants, occupancy: alone(before.room, now) };
}

function withDistance(before: ActiveCallState, metres: number | null): CallState {
  const status = nextRange(before.range.status, metres);
  if (status === 'beyond') return ended(before, 'outOfRange');
  const shown = before.range.warning;
  const own =
    status === 'warning' && metres !== null
      ? { metres: Math.round(metres * 10) / 10, until: null }
      : null;
  // The scene's own warning is shown to its end.
  const warning = (shown?.until ?? null) === null ? own : shown;
  const isSame = status === before.range.status && warning?.metres === shown?.metres;
  return isSame ? before : { ...before, range: { status, warning } };
}

function withWarning(
  before: ActiveCallState,
  warning: ActiveCallState['range']['warning'],
): CallState {
  return { ...before, range: { ...before.range, warning } };
}

function afterDeadline(before: ActiveCallState, deadline: CallDeadline, now: number): CallState {
  switch (deadline) {
    case 'giveUp':
      if (before.phase === 'in') return before;
      return before.participants.some(({ connection }) => connection === 'connected')
        ? { ...before, giveUpAt: now + unreachableMs }
        : ended(before, 'unreachable');
    case 'occupancy':
      return ended(before, before.room.kind === 'DIRECT' ? 'otherLeft' : 'alone');
    case 'confirmation':
      if (before.phase === 'joining') return before;
      return before.confirmation.status === 'given'
        ? { ...before, confirmation: { status: 'asked', until: now + confirmAnswerMs } }
        : ended(before, 'unanswered');
    case 'rangeWarning':
      return withWarning(before, null);
  }
}

function alone(room: CallRoom, now: number): { status: 'alone'; until: number } {
  return { status: 'alone', until: now + (room.kind === 'DIRECT' ? awaitedMs : aloneMs) };
}

function confirmed(now: number): { status: 'given'; until: number } {
  return { status: 'given', until: now + confirmAfterMs };
}

function ended({ room }: ActiveCallState, reason: CallEndReason): CallState {
  return { phase: 'ended', room, reason };
}
