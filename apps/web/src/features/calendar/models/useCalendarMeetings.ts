import { unwrap, type Schemas } from '@office/api';
import { calendarRange, calendarViews, stepDate, weekStart, type CalendarView } from '@office/ui';
import { maxCalendarMeetings, type Language } from '@office/vocabulary';
import { useCallback, useEffect, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { useStore } from '@office/client/lib/useStore.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { ResponseFreshness } from './ResponseFreshness.ts';

type MeetingList = Schemas['MeetingList'];

const path = '/v1/meetings';
/** Polling interval without a realtime connection. */
const pollIntervalMs = 60_000;

export interface CalendarDays {
  memberIds: readonly string[];
  view: CalendarView;
  date: string;
  language: Language;
}

/** Prefetches the adjacent ranges while idle, and reuses responses until a message invalidates them. */
export function useCalendarMeetings(days: CalendarDays): {
  data: MeetingList | undefined;
  error: unknown;
  /** Range of the previous `data` while the requested range loads. */
  of: Pick<CalendarDays, 'view' | 'date'> | undefined;
  retry(): void;
} {
  const { view, date } = days;
  const isLive = useStore(realtime) === 'connected';
  const freshness = useResponseFreshness(isLive);
  const { data, error, isLoading, mutate } = useMeetingsOf(days, { freshness, isLive });
  const [settled, setSettled] = useState({ view, date });
  if (!isLoading && (settled.view !== view || settled.date !== date)) setSettled({ view, date });

  const isIdle = useIdleAfter(isLive && !isLoading && data ? keyOf(days) : null);
  const ahead = { freshness, isLive, isAhead: true };
  useMeetingsOf(isIdle ? { ...days, date: stepDate(view, date, 1) } : null, ahead);
  useMeetingsOf(isIdle ? { ...days, date: stepDate(view, date, -1) } : null, ahead);
  return { data, error, of: isLoading && data ? settled : undefined, retry: () => void mutate() };
}

const pad = (n: number) => String(n).padStart(2, '0');

export function dateOf(now: number): string {
  const at = new Date(now);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

export function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${text}T`);
}

export function isView(text: string): text is CalendarView {
  return (calendarViews as readonly string[]).includes(text);
}

/** Returns the local midnights that enclose a range; `to` is inclusive. */
export function spanOf(from: string, to: string): { startTime: string; endTime: string } {
  const midnight = (day: string) => new Date(`${day}T00:00:00`).toISOString();
  return { startTime: midnight(from), endTime: midnight(to) };
}

function queryOf({ memberIds, view, date, language }: CalendarDays) {
  const { from, to } = calendarRange({ view, date, weekStart: weekStart(language) });
  const query = { ids: JSON.stringify(memberIds), ...spanOf(from, to), limit: maxCalendarMeetings };
  return [queryPrefix, path, { params: { query } }] as const;
}

const keyOf = (days: CalendarDays) => unstable_serialize(queryOf(days));

function useMeetingsOf(
  days: CalendarDays | null,
  {
    freshness,
    isLive,
    isAhead = false,
  }: { freshness: ResponseFreshness; isLive: boolean; isAhead?: boolean },
) {
  const { cache } = useSWRConfig();
  const client = isAhead ? quietOffice : office;
  const fetcher = useCallback(
    async ([, , init]: ReturnType<typeof queryOf>) => {
      const { moment } = freshness;
      const answer = await unwrap(client.GET(path, init));
      freshness.read(answer, moment);
      return answer;
    },
    [client, freshness],
  );
  const known = () => days && (cache.get(keyOf(days))?.data as MeetingList | undefined);
  return useSWR(days && queryOf(days), fetcher, {
    keepPreviousData: true,
    // Skips deep comparison of up to a thousand meetings; the calendar compares each block.
    compare: Object.is,
    revalidateIfStale: !(isLive && freshness.isCurrent(known() ?? undefined)),
    refreshInterval: isLive ? 0 : pollIntervalMs,
    // Prefetched ranges are not revalidated until they are shown.
    isPaused: () => isAhead && Boolean(known()),
  });
}

/** Invalidates responses on meeting and calendar messages and while the realtime connection is down. */
function useResponseFreshness(isLive: boolean): ResponseFreshness {
  const [freshness] = useState(() => new ResponseFreshness());
  useEffect(() => {
    const change = () => freshness.change();
    const stops = [
      realtime.on('updateMeetingStatus', change),
      realtime.on('calendarsChanged', change),
    ];
    return () => stops.forEach((stop) => stop());
  }, [freshness]);
  useEffect(() => {
    if (!isLive) freshness.change();
  }, [freshness, isLive]);
  return freshness;
}

function useIdleAfter(shown: string | null): boolean {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => (shown === null ? undefined : whenIdle(() => setRested(shown))), [shown]);
  return shown !== null && rested === shown;
}
