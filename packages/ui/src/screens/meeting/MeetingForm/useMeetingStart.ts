import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormChanges } from '../../../patterns/form/useFormChanges.ts';
import { dateAndTimeOf, instantAt } from '../../../patterns/dates/zoned.ts';
import {
  newMeetingValues,
  type MeetingDraftEvent,
  type MeetingFormValues,
  type MeetingRange,
} from './meetingFormValues.ts';

interface StartOptions {
  /** The start is a default, which moves on with the clock until the member changes it. */
  followsClock: boolean;
  /** Epoch ms. */
  now: number;
  range: MeetingRange | undefined;
  onDateChange(to: string): void;
  onChange(event: Omit<MeetingDraftEvent, 'time'>): void;
}

/** Start of a planned meeting: moves a default on with the clock, and applies a range from outside the form. */
export function useMeetingStart(
  form: UseFormReturn<MeetingFormValues>,
  { followsClock, now, range, onDateChange, onChange }: StartOptions,
): {
  moveOn(now: number): void;
} {
  const { getValues, setValue, formState } = form;
  const { isSubmitted } = formState;
  /** The default start. Null once a range was chosen. */
  const defaultStart = useRef(followsClock ? getValues() : null);
  const isByClock = useRef(false);
  const isDefault = () => {
    const { date, time } = getValues();
    return defaultStart.current?.date === date && defaultStart.current.time === time;
  };

  // Subscribes before the effects below, so that their changes are reported.
  useFormChanges(form, (values) =>
    onChange({ values, followsClock: isDefault(), byClock: isByClock.current }),
  );

  const setStart = (values: Pick<MeetingFormValues, 'date' | 'time'>) => {
    const shouldValidate = isSubmitted;
    if (values.date !== getValues('date')) onDateChange(values.date);
    setValue('date', values.date, { shouldValidate });
    setValue('time', values.time, { shouldValidate });
  };
  const moveOn = (at: number) => {
    const { date, time, timeZone } = getValues();
    if (!isDefault() || instantAt({ date, time }, timeZone) > at) return;
    isByClock.current = true;
    defaultStart.current = newMeetingValues({ now: at, timeZone });
    setStart(defaultStart.current);
    isByClock.current = false;
  };
  const onTick = useEffectEvent(moveOn);
  useEffect(() => onTick(now), [now]);

  const applyRange = useEffectEvent(({ startTime, endTime, meetingRoomId }: MeetingRange) => {
    defaultStart.current = null;
    const minutes = Math.round((Date.parse(endTime) - Date.parse(startTime)) / 60_000);
    setStart(dateAndTimeOf(Date.parse(startTime), getValues('timeZone')));
    setValue('minutes', minutes, { shouldValidate: isSubmitted });
    if (meetingRoomId) setValue('meetingRoomId', meetingRoomId);
  });
  useEffect(() => {
    if (range) applyRange(range);
  }, [range]);

  return { moveOn };
}
