import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField, isIsoDate } from '../../../patterns/DateField/index.ts';
import { dateAndTimeOf } from '../../../patterns/dates/zoned.ts';
import { DurationField } from '../../../patterns/DurationField/index.ts';
import { useFormControl } from '../../../patterns/form/useFormControl.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { RecurrenceField } from '../../../patterns/RecurrenceField/index.ts';
import { TimeField } from '../../../patterns/TimeField/index.ts';
import { TimeZoneField } from '../../../patterns/TimeZoneField/index.ts';
import type { MeetingClock } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import * as styles from './MeetingForm.css.ts';
import {
  meetingTimeOf,
  type MeetingFormValues,
  type MeetingPlanMode,
} from './meetingFormValues.ts';

interface TimeFieldProps {
  control: Control<MeetingFormValues>;
  clock: MeetingClock;
}

export function StartFields({
  control,
  clock,
  onDateChange,
}: TimeFieldProps & { onDateChange(to: string): void }): ReactNode {
  const { t } = useTranslation('meeting');
  const date = useFormControl({ control, name: 'date' });
  const time = useFormControl({ control, name: 'time' });
  const today = dateAndTimeOf(clock.now, clock.timeZone).date;
  return (
    <div className={styles.pair}>
      <FormField label={t('form.date')} error={date.error}>
        {({ id, describedBy, invalid }) => (
          <DateField
            {...{ id, describedBy, invalid, today }}
            ref={date.ref}
            value={date.value as string}
            min={today}
            onChange={({ value }) => {
              date.change(value);
              if (isIsoDate(value)) onDateChange(value);
            }}
            onBlur={date.leave}
          />
        )}
      </FormField>
      <FormField label={t('form.time')} error={time.error}>
        {({ id, describedBy, invalid }) => (
          <TimeField
            {...{ id, describedBy, invalid }}
            ref={time.ref}
            value={time.value as string}
            onChange={({ value }) => time.change(value)}
            onBlur={time.leave}
          />
        )}
      </FormField>
    </div>
  );
}

export function LengthField({
  control,
  mode,
  clock,
}: TimeFieldProps & { mode: MeetingPlanMode }): ReactNode {
  const { t } = useTranslation('meeting');
  const minutes = useFormControl({ control, name: 'minutes' });
  const [date, time, length, timeZone] = useWatch({
    control,
    name: ['date', 'time', 'minutes', 'timeZone'],
  });
  const times = useMeetingTimes({ ...clock, timeZone });
  const span = meetingTimeOf({ date, time, minutes: length, timeZone }, { mode, now: clock.now });
  const end = span && times.full(span.startTime, span.endTime);
  return (
    <FormField label={t('form.minutes')} error={minutes.error} hint={end ? end : undefined}>
      {({ id, describedBy, invalid }) => (
        <DurationField
          {...{ id, describedBy, invalid }}
          ref={minutes.ref}
          value={minutes.value as number | null}
          onChange={({ value }) => minutes.change(value)}
          onBlur={minutes.leave}
        />
      )}
    </FormField>
  );
}

export function ZoneField({ control, clock }: TimeFieldProps): ReactNode {
  const { t } = useTranslation('meeting');
  const zone = useFormControl({ control, name: 'timeZone' });
  return (
    <FormField label={t('form.timeZone')} error={zone.error}>
      {({ id, describedBy, invalid }) => (
        <TimeZoneField
          {...{ id, describedBy, invalid }}
          ref={zone.ref}
          value={zone.value as string}
          at={clock.now}
          {...(clock.timeZone ? { preferred: [clock.timeZone] } : {})}
          onChange={({ value }) => zone.change(value)}
          onBlur={zone.leave}
        />
      )}
    </FormField>
  );
}

export function RuleField({ control, clock }: TimeFieldProps): ReactNode {
  const { t } = useTranslation('meeting');
  const rule = useFormControl({ control, name: 'recurrence' });
  const [start, timeZone] = useWatch({ control, name: ['date', 'timeZone'] });
  return (
    <FormField label={t('form.recurrence')} error={rule.error}>
      {({ id, describedBy, invalid }) => (
        <RecurrenceField
          {...{ id, describedBy, invalid, start, timeZone }}
          ref={rule.ref}
          today={dateAndTimeOf(clock.now, clock.timeZone).date}
          value={rule.value as string}
          onChange={({ value }) => rule.change(value)}
          onBlur={rule.leave}
        />
      )}
    </FormField>
  );
}
