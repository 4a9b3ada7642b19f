import type { VoiceEndReason } from '@office/api/realtime';
import {
  voiceAloneMs,
  voiceAnswerMs,
  voiceComingMs,
  voiceContinueMs,
  type VoiceRoomKind,
} from '@office/vocabulary';
import {
  hasParted,
  nextTalkingRange,
  type TalkingDistance,
  type TalkingRange,
} from '@office/world/walking';
import type { DeviceState } from '../media/CaptureDevice.ts';
import { noMedia, type OwnMedia } from './CallMedia.ts';
import type { CallParticipant } from '../rtc/PeerMesh.ts';

export interface CallRoom {
  id: string;
  kind: VoiceRoomKind;
  name: string;
}

export type CallEndReason =
  | VoiceEndReason
  | 'left'
  /** The page was closed or reloaded. */
  | 'closed'
  | 'outOfRange'
  /** The two are on different floors. */
  | 'otherFloor'
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
  microphone: DeviceState;
  /** The member speaks, and nobody hears them. */
  speakingMuted: boolean;
  /** The pictures that the member sends, and their hand. */
  media: OwnMedia;
  /** The others. */
  participants: readonly CallParticipant[];
  /** The range of two who talk directly; null in every other room. */
  range: CallRange | null;
  /** The scene measures, too, in whatever room: its warning is shown to its end where this page measures nothing. */
  sceneWarning: { metres: number; until: number } | null;
}

interface CallRange {
  talking: TalkingRange;
  /** The newest measure. */
  distance: TalkingDistance;
  /** Whether the two have heard each other. */
  hasConnected: boolean;
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

export type CallDeadline = 'giveUp' | 'occupancy' | 'confirmation' | 'range' | 'sceneWarning';

export type CallEvent =
  | { kind: 'joined' }
  | { kind: 'signalingLost' }
  | { kind: 'participantsChanged'; participants: readonly CallParticipant[] }
  | { kind: 'muteChanged'; muted: boolean }
  | { kind: 'speakingChanged'; speaking: boolean }
  | { kind: 'microphoneChanged'; microphone: DeviceState }
  | { kind: 'speakingMutedChanged'; speakingMuted: boolean }
  | { kind: 'mediaChanged'; media: OwnMedia }
  /** Between two who talk directly. */
  | { kind: 'distanceMeasured'; distance: TalkingDistance }
  /** The scene measures, too. */
  | { kind: 'rangeWarned'; metres: number }
  | { kind: 'continued' }
  | { kind: 'due'; deadline: CallDeadline }
  | { kind: 'ended'; reason: CallEndReason };

/** Spec §9, "Default time", twice. */
export const aloneMs = voiceAloneMs;
export const confirmAfterMs = voiceContinueMs;
export const confirmAnswerMs = voiceAnswerMs;
/** How much older the newest speech may be than what is known of it: not every word is a change. */
const speechStepMs = 10_000;
/** How long the server may take to let the member in. */
export const joinPatienceMs = 30_000;
/** How long one of two waits for the other, who has said yes, and gives up joining before that. */
export const directPatienceMs = joinPatienceMs + 10_000;
/** How long it may be out of reach later, while no voice is connected: a lift, a tunnel, a restart. */
export const unreachableMs = 120_000;
const sceneWarningMs = 4000;

export function joiningCall(room: CallRoom, now: number): CallState {
  return {
    phase: 'joining',
    giveUpAt: now + joinPatienceMs,
    room,
    muted: true,
    speaking: false,
    microphone: { status: 'off' },
    speakingMuted: false,
    media: noMedia,
    participants: [],
    range: room.kind === 'DIRECT' ? coming([], now) : null,
    sceneWarning: null,
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
      return { ...before, muted: event.muted, speakingMuted: false };
    case 'speakingChanged':
      return withSpeaking(before, event.speaking, now);
    case 'microphoneChanged':
      return { ...before, microphone: event.microphone };
    case 'speakingMutedChanged':
      return event.speakingMuted === before.speakingMuted
        ? before
        : { ...before, speakingMuted: event.speakingMuted };
    case 'mediaChanged':
      return { ...before, media: event.media };
    case 'distanceMeasured':
      return withDistance(before, event.distance, now);
    case 'rangeWarned':
      return { ...before, sceneWarning: { metres: event.metres, until: now + sceneWarningMs } };
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
  const { sceneWarning, range } = call;
  const talking = range?.talking;
  const isMeasured = talking?.status === 'coming' || talking?.status === 'away';
  return {
    ...(call.phase === 'in' ? {} : { giveUp: call.giveUpAt }),
    ...(call.phase === 'joining' ? {} : byCompany(call)),
    ...(isMeasured && call.phase !== 'joining' ? { range: talking.until } : {}),
    ...(sceneWarning ? { sceneWarning: sceneWarning.until } : {}),
  };
}

/** A member who is alone is not asked whether they go on: they do not talk. */
function byCompany({
  occupancy,
  confirmation,
}: JoinedFacts): { occupancy: number } | { confirmation: number } {
  return occupancy.status === 'alone'
    ? { occupancy: occupancy.until }
    : { confirmation: confirmation.until };
}

/** A warning that people who talk are about to part, for one of them; metres null: on another floor. */
export function rangeWarning(call: ActiveCallState): { metres: number | null } | null {
  const { range, sceneWarning } = call;
  const talking = range?.talking;
  if (talking?.status === 'warning' || talking?.status === 'away') return talking;
  // A scene's warning is older, and would stand for seconds after the two are together again.
  return range && range.distance !== null ? null : sceneWarning;
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
        occupancy:
          length > 0 ? { status: 'shared' } : alone(now, before.range ? directPatienceMs : aloneMs),
        confirmation: confirmed(now),
        range: before.range && coming(before.participants, now),
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

/**
 * Nobody is alone for ever. Of two who talk, the one who is left has nobody to wait for once the other has hung up;
 * one whose connection was lost may be back.
 */
function withParticipants(
  before: ActiveCallState,
  participants: readonly CallParticipant[],
  now: number,
): CallState {
  if (before.phase === 'joining') return { ...before, participants };
  if (participants.length > 0) return inCompany(before, participants, now);
  if (before.occupancy.status === 'alone') return { ...before, participants };
  if (before.range && !(before.range.hasConnected && !isConnected(before.participants)))
    return ended(before, hasParted(before.range.talking, now) ? 'outOfRange' : 'otherLeft');
  return { ...before, participants, occupancy: alone(now), confirmation: confirmed(now) };
}

function inCompany(
  before: Extract<ActiveCallState, JoinedFacts>,
  participants: readonly CallParticipant[],
  now: number,
): CallState {
  const isNew = before.occupancy.status === 'alone';
  // Someone who comes, or comes back, may have a way to go.
  const range = before.range && (isNew ? coming(participants, now) : before.range);
  const after = {
    ...before,
    participants,
    occupancy: { status: 'shared' as const },
    confirmation: isNew ? confirmed(now) : before.confirmation,
    range: range && { ...range, hasConnected: range.hasConnected || isConnected(participants) },
  };
  return participants.some(({ speaking }) => speaking) ? withSpeech(after, now) : after;
}

function isConnected(participants: readonly CallParticipant[]): boolean {
  return participants.some(({ connection }) => connection === 'connected');
}

function withSpeaking(before: ActiveCallState, speaking: boolean, now: number): CallState {
  const after = speaking === before.speaking ? before : { ...before, speaking };
  return speaking ? withSpeech(after, now) : after;
}

/** Speech says that the call goes on: nobody is asked whether it does. */
function withSpeech<Call extends ActiveCallState>(call: Call, now: number): Call {
  if (call.phase === 'joining') return call;
  const { status, until } = call.confirmation;
  const isRecent = status === 'given' && now + confirmAfterMs - until < speechStepMs;
  return isRecent ? call : { ...call, confirmation: confirmed(now) };
}

function withDistance(before: ActiveCallState, measured: TalkingDistance, now: number): CallState {
  const { range } = before;
  // Nobody is measured who is not there.
  if (!range || before.phase === 'joining' || before.occupancy.status === 'alone') return before;
  const talking = nextTalkingRange(range.talking, measured, now);
  if (talking.status === 'beyond') return ended(before, 'outOfRange');
  // No more is shown, or heard.
  const distance = typeof measured === 'number' ? Math.round(measured * 10) / 10 : measured;
  const isSame = isSameRange(talking, range.talking) && distance === range.distance;
  return isSame ? before : { ...before, range: { ...range, talking, distance } };
}

function isSameRange(one: TalkingRange, other: TalkingRange): boolean {
  const metresOf = (range: TalkingRange) => ('metres' in range ? range.metres : null);
  return one.status === other.status && metresOf(one) === metresOf(other);
}

function afterDeadline(before: ActiveCallState, deadline: CallDeadline, now: number): CallState {
  switch (deadline) {
    case 'giveUp':
      if (before.phase === 'in') return before;
      return isConnected(before.participants)
        ? { ...before, giveUpAt: now + unreachableMs }
        : ended(before, 'unreachable');
    case 'occupancy':
      return ended(before, 'alone');
    case 'confirmation':
      if (before.phase === 'joining') return before;
      return before.confirmation.status === 'given'
        ? { ...before, confirmation: { status: 'asked', until: now + confirmAnswerMs } }
        : ended(before, 'unanswered');
    case 'range':
      return before.range ? withDistance(before, before.range.distance, now) : before;
    case 'sceneWarning':
      return { ...before, sceneWarning: null };
  }
}

function coming(participants: readonly CallParticipant[], now: number): CallRange {
  return {
    talking: { status: 'coming', until: now + voiceComingMs },
    distance: null,
    hasConnected: isConnected(participants),
  };
}

function alone(now: number, ms = aloneMs): { status: 'alone'; until: number } {
  return { status: 'alone', until: now + ms };
}

function confirmed(now: number): { status: 'given'; until: number } {
  return { status: 'given', until: now + confirmAfterMs };
}

/** Another floor is out of range, too, and told by its name: also where the scene says that it is over. */
function ended({ room, range }: ActiveCallState, reason: CallEndReason): CallState {
  const isElsewhere = range?.talking.status === 'away' && range.talking.metres === null;
  return {
    phase: 'ended',
    room,
    reason: reason === 'outOfRange' && isElsewhere ? 'otherFloor' : reason,
  };
}
