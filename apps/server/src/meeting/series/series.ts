import { meetingHorizonMs } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { instantOf, localTimeOf } from '../model/local-time.ts';
import type { MeetingTime } from '../model/meeting-rules.ts';
import type { MeetingRow } from '../store/meeting-store.ts';
import { planOccurrences } from '../model/recurrence.ts';
import { shiftRule, ruleAfter, ruleBefore } from '../model/series-rule.ts';
import { insertSeries, saveSeries, type SeriesRow } from '../store/series-store.ts';

const day = 24 * 60 * 60_000;

export async function planSeries(
  tx: Transaction,
  {
    organizationId,
    recurrence,
    time,
    timeZone,
    now,
  }: {
    organizationId: string;
    recurrence: string;
    time: MeetingTime;
    timeZone: string;
    now: Date;
  },
): Promise<{ times: MeetingTime[]; series: SeriesRow }> {
  const { startTime } = time;
  const length = time.endTime.getTime() - startTime.getTime();
  const { times, plannedUntil } = planOccurrences(
    { rule: recurrence, startTime, timeZone },
    new Date(now.getTime() + meetingHorizonMs),
  );
  const series = await insertSeries(tx, {
    organizationId,
    rule: recurrence,
    startTime,
    timeZone,
    plannedUntil,
    createdAt: now,
  });
  const ends = (at: Date) => new Date(at.getTime() + length);
  return { times: times.map((at) => ({ startTime: at, endTime: ends(at) })), series };
}

export async function endSeries(
  tx: Transaction,
  series: SeriesRow,
  first: MeetingRow,
): Promise<void> {
  const end = new Date(first.seriesTime!.getTime() - 1000);
  await saveSeries(tx, series.id, { rule: ruleBefore(series.rule, end), plannedUntil: null });
}

export class MeetingMove {
  readonly #by: number;
  readonly #length: number;
  readonly #from: string;
  readonly #to: string;

  constructor(meeting: MeetingRow, { startTime, endTime }: MeetingTime, timeZone: string) {
    this.#from = meeting.timeZone;
    this.#to = timeZone;
    this.#by = localTimeOf(startTime, timeZone) - localTimeOf(meeting.startTime!, this.#from);
    this.#length = endTime.getTime() - startTime.getTime();
  }

  get changesStart(): boolean {
    return this.#by !== 0 || this.#from !== this.#to;
  }

  instant(at: Date): Date {
    return instantOf(localTimeOf(at, this.#from) + this.#by, this.#to);
  }

  time({ startTime }: MeetingRow): MeetingTime {
    const at = this.instant(startTime!);
    return { startTime: at, endTime: new Date(at.getTime() + this.#length) };
  }

  days(at: Date): number {
    const dayOf = (instant: Date, timeZone: string) =>
      Math.floor(localTimeOf(instant, timeZone) / day);
    return dayOf(this.instant(at), this.#to) - dayOf(at, this.#from);
  }
}

/**
 * Splits a series after a move: the moved meetings become a new series with a shifted rule.
 * @throws {ApiError} 400 `{ recurrence: 'required' }` if the rule cannot be shifted
 */
export async function splitSeries(
  tx: Transaction,
  series: SeriesRow,
  targets: readonly MeetingRow[],
  move: MeetingMove,
  timeZone: string,
): Promise<SeriesRow> {
  const first = targets[0]!;
  const rule = shiftRule(ruleAfter(series.rule, targets.length), move.days(first.seriesTime!));
  if (rule === null) throw new ApiError({ recurrence: 'required' });
  const inserted = await insertSeries(tx, {
    organizationId: series.organizationId,
    rule,
    startTime: move.instant(first.seriesTime!),
    timeZone,
    plannedUntil: series.plannedUntil && move.instant(series.plannedUntil),
  });
  await endSeries(tx, series, first);
  return inserted;
}
