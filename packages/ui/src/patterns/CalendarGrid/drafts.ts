import { wallTimeOfDate, type WallTime } from '../dates/zoned.ts';
import type { PlacedMeeting } from './meetings.ts';

export interface Lane {
  key: string;
  date: string;
  personId?: string | undefined;
  roomId?: string | undefined;
}

export interface GridPoint {
  lane: number;
  minute: number;
}

export interface Draft {
  kind: 'create' | 'move' | 'resize';
  placed: PlacedMeeting | null;
  lane: number;
  start: WallTime;
  end: WallTime;
}

export const snap = 15;
const minDuration = 30;
const dayMinutes = 1440;

const floorTo = (minutes: number) => Math.floor(minutes / snap) * snap;
const roundTo = (minutes: number) => Math.round(minutes / snap) * snap;

export function draftNew(lanes: readonly Lane[], from: GridPoint, to: GridPoint): Draft {
  const midnight = wallTimeOfDate(lanes[from.lane]!.date);
  const [first, last] = [Math.min(from.minute, to.minute), Math.max(from.minute, to.minute)];
  const start = Math.min(floorTo(first), dayMinutes - minDuration);
  const end = Math.min(dayMinutes, Math.max(floorTo(last) + snap, start + minDuration));
  return {
    kind: 'create',
    placed: null,
    lane: from.lane,
    start: midnight + start,
    end: midnight + end,
  };
}

export function draftMove(
  lanes: readonly Lane[],
  placed: PlacedMeeting,
  from: GridPoint,
  to: GridPoint,
): Draft {
  const days = wallTimeOfDate(lanes[to.lane]!.date) - wallTimeOfDate(lanes[from.lane]!.date);
  const by = days + roundTo(to.minute - from.minute);
  return {
    kind: 'move',
    placed,
    lane: to.lane,
    start: placed.start + by,
    end: placed.end + by,
  };
}

export function draftResize(placed: PlacedMeeting, lane: number, minutes: number): Draft {
  const end = Math.max(placed.end + roundTo(minutes), placed.start + minDuration);
  return { kind: 'resize', placed, lane, start: placed.start, end };
}

export function stepDraft(
  lanes: readonly Lane[],
  draft: Draft,
  step: { minutes?: number; lanes?: number; longer?: number },
): Draft {
  const lane = Math.max(0, Math.min(lanes.length - 1, draft.lane + (step.lanes ?? 0)));
  const days = wallTimeOfDate(lanes[lane]!.date) - wallTimeOfDate(lanes[draft.lane]!.date);
  const by = days + (step.minutes ?? 0);
  const [start, end] = [draft.start + by, draft.end + by + (step.longer ?? 0)];
  return { ...draft, lane, start, end: Math.max(end, start + minDuration) };
}

export function isChanged({ placed, start, end, lane }: Draft, fromLane: number): boolean {
  return placed === null || placed.start !== start || placed.end !== end || lane !== fromLane;
}
