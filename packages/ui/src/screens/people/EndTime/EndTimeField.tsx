import { maxReachabilityDays } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../patterns/DateField/index.ts';
import { addDays } from '../../../patterns/dates/isoDate.ts';
import { dateAndTimeOf, instantAt } from '../../../patterns/dates/zoned.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { TimeField } from '../../../patterns/TimeField/index.ts';
import type { Clock } from '../../../patterns/useClock.ts';
import { Select } from '../../../primitives/Select/index.ts';
import * as styles from './EndTimeField.css.ts';
import {
  endOfPreset,
  problemOfEnd,
  type EndChoice,
  type EndPreset,
  type EndProblem,
} from './endTimes.ts';

const hour = 3_600_000;

export interface EndTime {
  choice: EndChoice;
  date: string;
  time: string;
  problem?: EndProblem | undefined;
}

/** `initial` is the ISO 8601 end that is shown first, as date and time. */
export function useEndTime(preset: EndPreset, clock: Clock, initial?: string | null) {
  const [end, setEnd] = useState<EndTime>(() => ({
    choice: initial ? 'custom' : preset,
    ...dateAndTimeOf(initial ?? clock.now + hour, clock.timeZone),
  }));
  /** Returns the ISO 8601 end, null without one, or undefined after showing the problem of the end. */
  const read = (): string | null | undefined => {
    if (end.choice !== 'custom') {
      const at = endOfPreset(end.choice, clock);
      return at === null ? null : new Date(at).toISOString();
    }
    const at = instantAt(end, clock.timeZone);
    const problem = problemOfEnd(at, clock.now);
    if (problem) setEnd({ ...end, problem });
    return problem ? undefined : new Date(at).toISOString();
  };
  return { end, setEnd, read };
}

interface EndTimeFieldProps {
  label: string;
  presets: readonly EndPreset[];
  value: EndTime;
  clock: Clock;
  onChange(value: EndTime): void;
}

/** Chooses an end: a duration, or a date and time in the member's time zone. */
export function EndTimeField({ label, presets, value, clock, onChange }: EndTimeFieldProps) {
  const { t } = useTranslation('people');
  const { choice, date, time, problem } = value;
  const { date: today } = dateAndTimeOf(clock.now, clock.timeZone);
  const change = (part: Partial<EndTime>) => onChange({ ...value, problem: undefined, ...part });
  return (
    <>
      <FormField label={label}>
        {(control) => (
          <Select
            {...control}
            value={choice}
            options={[...presets, 'custom' as const].map((each) => ({
              value: each,
              label: t(`endTime.${each}`),
            }))}
            onChange={(event) => change({ choice: event.value })}
          />
        )}
      </FormField>
      {choice === 'custom' && (
        <div className={styles.fields}>
          <FormField
            label={t('endTime.date')}
            error={problem && t(`endTime.${problem}`, { days: maxReachabilityDays })}
          >
            {(control) => (
              <DateField
                {...control}
                value={date}
                today={today}
                min={today}
                max={addDays(today, maxReachabilityDays)}
                onChange={(event) => change({ date: event.value })}
              />
            )}
          </FormField>
          <FormField label={t('endTime.time')}>
            {(control) => (
              <TimeField
                {...control}
                value={time}
                onChange={(event) => change({ time: event.value })}
              />
            )}
          </FormField>
        </div>
      )}
    </>
  );
}
