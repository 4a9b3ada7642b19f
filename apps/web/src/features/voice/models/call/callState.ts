import type { VoiceEndReason } from '@office/api/realtime';
import {
  voiceAloneMs,
  voiceAnswerMs,
  voiceMeetTimeoutMs,
  voiceContinueMs,
  voiceRangeMetres,
  type VoiceRoomKind,
} from '@office/vocabulary';
import {
  endedByDistance,
  nextTalkingRange,
  type TalkingDistance,
  type TalkingRange,
} from '@office/world/walking';
import type { DeviceState } from '../../media/CaptureDevice.ts';
import { noMedia, type OwnMedia } from './CallMedia.ts';
import type { CallParticipant } from '../../rtc/participants.ts';

export interface CallRoom {
  id: string;
  kind: VoiceRoomKind;
  name: string;
}

export type CallEndReason =
  | VoiceEndReason
  | 'left'
  | 'closed'
  | 'outOfRange'
  | 'otherFloor'
  | 'otherLeft'
  | 'otherWrites'
  | 'unreachable'
  /** A code of the error catalogue, or the error thrown by a call. */
  | { refused: unknown };

interface Departure {
  participantId: string;
  /** Whether the participant continues by direct message. */
  byMessage: boolean;
}

/** All times are epoch milliseconds. */
interface CallDetails {
  room: CallRoom;
  muted: boolean;
  speaking: boolean;
  microphone: DeviceState;
  speakingMuted: boolean;
  media: OwnMedia;
  /** In an all-hands room: the speakers, and listeners with a raised hand. */
  participants: readonly CallParticipant[];
  /** Number of other listeners in an all-hands room. */
  listeners: number;
  /** Whether the member only listens. */
  isListener: boolean;
  /** The last participant who left. Null for participants whose connection was lost. */
  left: Departure | null;
  /** Null unless the call is direct. */
  range: CallRange | null;
  /** The scene measures distances in every room. Its warning is shown if this page has no measurement. */
  sceneWarning: { metres: number; until: number } | null;
}

interface CallRange {
  talking: TalkingRange;
  distance: TalkingDistance;
  hasConnected: boolean;
}

/** `ending`: everyone else has gone, and the server has not reported a departure yet. */
type Occupancy =
  { status: 'shared' } | { status: 'alone' | 'ending'; until: number; reason: CallEndReason };

interface JoinedCallDetails extends CallDetails {
  occupancy: Occupancy;
  confirmation: { status: 'given' | 'asked'; until: number };
}

/** `reconnecting`: the signalling connection is lost, connected peers stay connected. */
export type ActiveCallState =
  | (CallDetails & { phase: 'joining'; giveUpAt: number })
  | (JoinedCallDetails & { phase: 'in' })
  | (JoinedCallDetails & { phase: 'reconnecting'; giveUpAt: number });

export type CallState = ActiveCallState | { phase: 'ended'; room: CallRoom; reason: CallEndReason };

export type CallDeadline = 'giveUp' | 'occupancy' | 'confirmation' | 'range' | 'sceneWarning';

export type CallEvent =
  | { kind: 'joined' }
  | { kind: 'signalingLost' }
  | { kind: 'participantsChanged'; participants: readonly CallParticipant[] }
  | { kind: 'listenersChanged'; listeners: number; isListener: boolean }
  | { kind: 'muteChanged'; muted: boolean }
  | { kind: 'speakingChanged'; speaking: boolean }
  | { kind: 'microphoneChanged'; microphone: DeviceState }
  | { kind: 'speakingMutedChanged'; speakingMuted: boolean }
  | { kind: 'mediaChanged'; media: OwnMedia }
  | { kind: 'distanceMeasured'; distance: TalkingDistance }
  | { kind: 'participantLeft'; left: Departure }
  | { kind: 'rangeWarned'; metres: number }
  | { kind: 'continued' }
  | { kind: 'due'; deadline: CallDeadline }
  | { kind: 'ended'; reason: CallEndReason };

/** Spec §9, "Default time", twice. */
export const aloneMs = voiceAloneMs;
export const confirmAfterMs = voiceContinueMs;
export const confirmAnswerMs = voiceAnswerMs;
/** Speech postpones the continue question in steps of this length, to limit state changes. */
const speechStepMs = 10_000;
export const joinTimeoutMs = 30_000;
/** How long a direct call waits for the other participant. Longer than the timeout of their join. */
export const directCallTimeoutMs = joinTimeoutMs + 10_000;
/** Timeout for reconnecting while no peer is connected. Covers tunnels, lifts and server restarts. */
export const reconnectTimeoutMs = 120_000;
const sceneWarningMs = 4000;
/** How long a direct call without other participants waits for `participantLeft`, which has the reason. */
export const departureGraceMs = 2000;

export function joiningCall(room: CallRoom, now: number): CallState {
  return {
    phase: 'joining',
    giveUpAt: now + joinTimeoutMs,
    room,
    muted: true,
    speaking: false,
    microphone: { status: 'off' },
    speakingMuted: false,
    media: noMedia,
    participants: [],
    listeners: 0,
    isListener: false,
    left: null,
    range: room.kind === 'DIRECT' ? coming([], now) : null,
    sceneWarning: null,
  };
}

export function nextCall(before: CallState, event: CallEvent, now: number): CallState {
  if (before.phase === 'ended') return before;
  switch (event.kind) {
    case 'joined':
      return joined(before, now);
    case 'signalingLost':
      return before.phase === 'in'
        ? { ...before, phase: 'reconnecting', giveUpAt: now + reconnectTimeoutMs }
        : before;
    case 'participantsChanged':
      return withParticipants(before, event.participants, now);
    case 'listenersChanged':
      return withListeners(before, event, now);
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
    case 'participantLeft':
      return withDeparture(before, event.left);
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

export function deadlinesOf(call: CallState): Partial<Record<CallDeadline, number>> {
  if (call.phase === 'ended') return {};
  const { sceneWarning, range } = call;
  const talking = range?.talking;
  const isMeasured = talking?.status === 'coming' || talking?.status === 'away';
  return {
    ...(call.phase === 'in' ? {} : { giveUp: call.giveUpAt }),
    ...(call.phase === 'joining' ? {} : occupancyDeadline(call)),
    ...(isMeasured && call.phase !== 'joining' ? { range: talking.until } : {}),
    ...(sceneWarning ? { sceneWarning: sceneWarning.until } : {}),
  };
}

/** Asks the continue question only in company; alone, the occupancy deadline applies. */
function occupancyDeadline({
  occupancy,
  confirmation,
}: JoinedCallDetails): { occupancy: number } | { confirmation: number } {
  return occupancy.status === 'shared'
    ? { confirmation: confirmation.until }
    : { occupancy: occupancy.until };
}

/** Returns the range warning to show. `metres` is null on different floors. */
export function rangeWarning(call: ActiveCallState): { metres: number | null } | null {
  const { range, sceneWarning } = call;
  const talking = range?.talking;
  if (talking?.status === 'warning' || talking?.status === 'away') return talking;
  // The scene's warning is older and would remain for seconds after the participants are in range again.
  return range && range.distance !== null ? null : sceneWarning;
}

export function confirmBy(call: ActiveCallState): number | null {
  return call.phase !== 'joining' && call.confirmation.status === 'asked'
    ? call.confirmation.until
    : null;
}

function joined(before: ActiveCallState, now: number): CallState {
  switch (before.phase) {
    case 'joining': {
      const { giveUpAt: _, ...facts } = before;
      const length = before.participants.length + before.listeners;
      const { left, range } = before;
      if (range && left && length === 0) return ended(before, endByDeparture(left));
      return {
        ...facts,
        phase: 'in',
        occupancy:
          length > 0 ? { status: 'shared' } : alone(now, range ? directCallTimeoutMs : aloneMs),
        confirmation: confirmed(now),
        range: range && coming(before.participants, now),
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

/** The list without the participant may arrive first, or the participant may have left before any list. */
function withDeparture(before: ActiveCallState, left: Departure): CallState {
  const after = { ...before, left };
  if (before.phase === 'joining' || !before.range) return after;
  const { occupancy } = before;
  if (occupancy.status === 'alone') return ended(before, endByDeparture(left));
  if (occupancy.status === 'shared' || !listsLeaver(after)) return after;
  return ended(before, endByDeparture(left, occupancy.reason));
}

function endByDeparture(
  { byMessage }: Departure,
  otherwise: CallEndReason = 'otherLeft',
): CallEndReason {
  return byMessage ? 'otherWrites' : otherwise;
}

/**
 * A direct call ends with the other's departure, unless the connection was lost. The list may arrive
 * before the departure, and the call keeps the last participants until then.
 */
function withParticipants(
  before: ActiveCallState,
  participants: readonly CallParticipant[],
  now: number,
): CallState {
  if (before.phase === 'joining') return { ...before, participants };
  if (participants.length + before.listeners > 0)
    return withOtherParticipants(before, participants, now);
  if (before.occupancy.status !== 'shared') return before;
  const { range, left } = before;
  if (!range || (range.hasConnected && !isConnected(before.participants) && !listsLeaver(before)))
    return { ...before, participants, occupancy: alone(now), confirmation: confirmed(now) };
  const reason = endedByDistance(range.talking, now) ? 'outOfRange' : 'otherLeft';
  const occupancy: Occupancy = { status: 'ending', until: now + departureGraceMs, reason };
  const after = { ...before, occupancy };
  return left ? withDeparture(after, left) : after;
}

function withListeners(
  before: ActiveCallState,
  { listeners, isListener }: Pick<CallDetails, 'listeners' | 'isListener'>,
  now: number,
): CallState {
  if (listeners === before.listeners && isListener === before.isListener) return before;
  const after = { ...before, listeners, isListener };
  return withParticipants(after, before.participants, now);
}

/** The connection to a participant who leaves may close before the server reports the departure. */
function listsLeaver({ participants, left }: ActiveCallState): boolean {
  return participants.some(({ participantId }) => participantId === left?.participantId);
}

function withOtherParticipants(
  before: Extract<ActiveCallState, JoinedCallDetails>,
  participants: readonly CallParticipant[],
  now: number,
): CallState {
  const isNew = before.occupancy.status !== 'shared';
  // A new or returning participant may still be walking towards the member. Two who remain may be
  // apart, because both were near the participant who left.
  const range =
    before.range &&
    (isNew || hasDeparted(before.participants, participants)
      ? coming(participants, now)
      : before.range);
  const after = {
    ...before,
    participants,
    occupancy: { status: 'shared' as const },
    confirmation: isNew ? confirmed(now) : before.confirmation,
    range: range && { ...range, hasConnected: range.hasConnected || isConnected(participants) },
  };
  return participants.some(({ speaking }) => speaking) ? withSpeech(after, now) : after;
}

export function hasDeparted(
  before: readonly CallParticipant[],
  after: readonly CallParticipant[],
): boolean {
  return before.some(({ userId }) => !after.some((each) => each.userId === userId));
}

/**
 * Distance to the nearest participant. Null if unknown: a disconnected one may reconnect there.
 * @param metres by user id; participants without an entry are on another floor
 */
export function distanceToNearest(
  participants: readonly CallParticipant[],
  metres: ReadonlyMap<string, number>,
): TalkingDistance {
  const nearest = Math.min(...participants.map(({ userId }) => metres.get(userId) ?? Infinity));
  if (nearest <= voiceRangeMetres) return nearest;
  const isUnknown = participants.some(
    ({ userId, connection }) => !metres.has(userId) && connection !== 'connected',
  );
  if (isUnknown) return null;
  return nearest === Infinity ? 'elsewhere' : nearest;
}

function isConnected(participants: readonly CallParticipant[]): boolean {
  return participants.some(({ connection }) => connection === 'connected');
}

function withSpeaking(before: ActiveCallState, speaking: boolean, now: number): CallState {
  const after = speaking === before.speaking ? before : { ...before, speaking };
  return speaking ? withSpeech(after, now) : after;
}

/** Speech counts as a confirmation, so no continue question is asked. */
function withSpeech<Call extends ActiveCallState>(call: Call, now: number): Call {
  if (call.phase === 'joining') return call;
  const { status, until } = call.confirmation;
  const isRecent = status === 'given' && now + confirmAfterMs - until < speechStepMs;
  return isRecent ? call : { ...call, confirmation: confirmed(now) };
}

function withDistance(before: ActiveCallState, measured: TalkingDistance, now: number): CallState {
  const { range } = before;
  if (!range || before.phase === 'joining' || before.occupancy.status !== 'shared') return before;
  const talking = nextTalkingRange(range.talking, measured, now, before.participants.length > 1);
  if (talking.status === 'beyond') return ended(before, 'outOfRange');
  // Rounds to the displayed precision to avoid state changes.
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
        ? { ...before, giveUpAt: now + reconnectTimeoutMs }
        : ended(before, 'unreachable');
    case 'occupancy':
      if (before.phase === 'joining' || before.occupancy.status === 'shared') return before;
      return ended(before, before.occupancy.reason);
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
    talking: { status: 'coming', until: now + voiceMeetTimeoutMs },
    distance: null,
    hasConnected: isConnected(participants),
  };
}

function alone(now: number, ms = aloneMs): Occupancy {
  return { status: 'alone', until: now + ms, reason: 'alone' };
}

function confirmed(now: number): { status: 'given'; until: number } {
  return { status: 'given', until: now + confirmAfterMs };
}

function ended({ room, range }: ActiveCallState, reason: CallEndReason): CallState {
  const isElsewhere = range?.talking.status === 'away' && range.talking.metres === null;
  return {
    phase: 'ended',
    room,
    reason: reason === 'outOfRange' && isElsewhere ? 'otherFloor' : reason,
  };
}
