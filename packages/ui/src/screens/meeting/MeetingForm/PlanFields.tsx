import { meetingVisibilities } from '@office/vocabulary';
import { useMemo, useState, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField, isIsoDate } from '../../../patterns/DateField/index.ts';
import { DurationField } from '../../../patterns/DurationField/index.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormTextArea } from '../../../patterns/form/FormTextArea.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useFormControl } from '../../../patterns/form/useFormControl.ts';
import { useFormChanges } from '../../../patterns/form/useFormChanges.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import type { CandidateSearch } from '../../../patterns/MemberPicker/index.ts';
import { RecurrenceField } from '../../../patterns/RecurrenceField/index.ts';
import { TimeField } from '../../../patterns/TimeField/index.ts';
import { TimeZoneField } from '../../../patterns/TimeZoneField/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { BusyMeetingTime, MeetingClock, MeetingService } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import { ProviderChoice } from '../ProviderChoice/index.ts';
import { dateAndTimeOf } from '../../../patterns/dates/zoned.ts';
import {
  fieldOfError,
  meetingFormFields,
  meetingFormSchema,
  type MeetingFormError,
} from './MeetingForm.schema.ts';
import {
  meetingTimeOf,
  type MeetingFormTime,
  type MeetingFormValues,
  type MeetingPlanMode,
} from './meetingFormValues.ts';
import { ParticipantsField } from './ParticipantsField.tsx';
import { RoomField, type MeetingRoomOption } from './RoomField.tsx';
import { RecurrenceMover } from './RecurrenceMover.ts';
import * as styles from './MeetingForm.css.ts';

export interface MeetingConflicts {
  checking?: boolean;
  people: readonly { userId: string; busy: readonly BusyMeetingTime[] }[];
  room: BusyMeetingTime | null;
}

export interface PlanFieldsProps {
  formId: string;
  mode: MeetingPlanMode;
  state: { status: 'create' | 'edit'; values: MeetingFormValues; restored?: boolean };
  services: readonly MeetingService[];
  rooms: readonly MeetingRoomOption[];
  search: CandidateSearch;
  clock?: MeetingClock;
  conflicts?: MeetingConflicts | undefined;
  submitting?: boolean;
  /** Opens the participant search initially and focuses it. */
  choosesParticipants?: boolean | undefined;
  error?: MeetingFormError | undefined;
  /** Raised on each change. `time` is null while it is incomplete. */
  onDraft?(event: { values: MeetingFormValues; time: MeetingFormTime | null }): void;
  onSubmit(event: { values: MeetingFormValues; time: MeetingFormTime }): void;
  /** Undefined hides the button. */
  onFindTime?: ((event: { values: MeetingFormValues }) => void) | undefined;
  onLink: (event: { provider: MeetingFormValues['provider'] }) => void;
  /** Discards the restored draft. */
  onStartOver?(): void;
}

/** Reads the clock at validation and submission, which may be long after rendering. */
const nowOf = (clock: MeetingClock | undefined) => clock?.now ?? Date.now();

export function PlanFields(props: PlanFieldsProps) {
  const { formId, mode, state, services, submitting = false, error } = props;
  const { t } = useTranslation(['meeting', 'common']);
  const { clock: given } = props;
  const clock = useClock(given);
  const editing = state.status === 'edit';
  const schema = useMemo(
    () =>
      meetingFormSchema(
        (rule) => (rule === 'required' ? t('common:validation.required') : t(`form.rule.${rule}`)),
        () => ({ mode, now: nowOf(given), services, editing }),
      ),
    [t, mode, given, services, editing],
  );
  const [timeZone, setTimeZone] = useState(state.values.timeZone);
  const times = useMeetingTimes({ ...clock, timeZone });
  const refused = useValueAt(error, times);
  const field = error ? fieldOfError(error, mode) : null;
  const text =
    error?.code === 'meetingRoomBusy' && error.startTime
      ? t('form.roomBusyFrom', { time: refused.inText(error.startTime, null) })
      : error?.text;
  const form = useValidatedForm<MeetingFormValues>({
    schema,
    defaultValues: state.values as never,
    ...(error && field && text ? { problem: { field, text, cause: error } } : {}),
  });
  const { control, handleSubmit, getValues, setValue } = form;
  useFormChanges(form, (values) => {
    setTimeZone(values.timeZone);
    props.onDraft?.({ values, time: meetingTimeOf(values, { mode, now: nowOf(given) }) });
  });
  const [moveRule] = useState(() => new RecurrenceMover(state.values.date));
  const has = (name: keyof MeetingFormValues) => meetingFormFields[mode].includes(name);
  const inRoom = mode === 'CREATE_MEETING_ROOM_NOW';
  return (
    <Form
      id={formId}
      submitting={submitting}
      onSubmit={handleSubmit((values) => {
        const time = meetingTimeOf(values, { mode, now: nowOf(given) });
        if (time) props.onSubmit({ values, time });
      })}
    >
      {error && !field && (
        <Callout tone="danger" announce>
          {error.text}
        </Callout>
      )}
      {state.restored && (
        <Callout
          action={
            props.onStartOver && (
              <Button size="sm" onPress={props.onStartOver}>
                {t('form.startOver')}
              </Button>
            )
          }
        >
          {t('form.restored')}
        </Callout>
      )}
      <FormTextField
        control={control}
        name="title"
        label={t('form.title')}
        {...(inRoom ? { hint: t('form.titleInRoom') } : { mark: 'required' as const })}
        autoComplete="off"
      />
      {has('date') && (
        <When
          control={control}
          clock={clock}
          onDateChange={(to) => {
            const { recurrence, timeZone } = getValues();
            const rule = moveRule.to(to, recurrence, timeZone);
            if (rule !== recurrence) setValue('recurrence', rule);
          }}
        />
      )}
      <Length control={control} mode={mode} clock={clock} />
      {has('timeZone') && <Zone control={control} clock={clock} />}
      {has('recurrence') && <Recurrence control={control} clock={clock} />}
      <ParticipantsField
        control={control}
        search={props.search}
        conflicts={props.conflicts}
        times={times}
        disabled={submitting}
        initiallyChoosing={props.choosesParticipants}
        {...(props.onFindTime && has('date')
          ? { onFindTime: () => props.onFindTime?.({ values: getValues() }) }
          : {})}
      />
      <RoomField
        control={control}
        rooms={props.rooms}
        taken={props.conflicts?.room ?? null}
        times={times}
        fixed={inRoom}
      />
      <Provider control={control} services={services} editing={editing} onLink={props.onLink} />
      {has('description') && (
        <FormTextArea control={control} name="description" label={t('form.description')} rows={4} />
      )}
      {has('visibility') && <Visibility control={control} />}
      {has('passcode') && (
        <FormTextField
          control={control}
          name="passcode"
          label={t('form.passcode')}
          hint={t('form.passcodeHint')}
          autoComplete="off"
        />
      )}
    </Form>
  );
}

/**
 * Returns the value at the time of the response. A later change, such as another time zone, would recreate
 * the error and move the focus again.
 */
function useValueAt<Value>(answer: object | undefined, value: Value): Value {
  const [kept, setKept] = useState({ answer, value });
  if (kept.answer === answer) return kept.value;
  setKept({ answer, value });
  return value;
}

interface PartProps {
  control: Control<MeetingFormValues>;
}

interface TimedPartProps extends PartProps {
  clock: MeetingClock;
}

function When({
  control,
  clock,
  onDateChange,
}: TimedPartProps & { onDateChange(to: string): void }): ReactNode {
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

function Length({ control, mode, clock }: TimedPartProps & { mode: MeetingPlanMode }): ReactNode {
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

function Zone({ control, clock }: TimedPartProps): ReactNode {
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

function Recurrence({ control, clock }: TimedPartProps): ReactNode {
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

interface ProviderProps extends PartProps, Pick<PlanFieldsProps, 'services' | 'onLink' | 'clock'> {
  editing: boolean;
}

function Provider({ control, services, editing, clock, onLink }: ProviderProps): ReactNode {
  const { t } = useTranslation('meeting');
  const provider = useFormControl({ control, name: 'provider' });
  const chosen = provider.value as MeetingFormValues['provider'];
  const meetingRoomId = useWatch({ control, name: 'meetingRoomId' });
  return (
    <FormField label={t('form.provider')} error={provider.error} group>
      {({ labelledBy, describedBy, invalid }) =>
        // The provider of an existing meeting cannot be changed.
        editing ? (
          <Text as="p">{t(`provider.${chosen}`)}</Text>
        ) : (
          <ProviderChoice
            {...{ services, labelledBy, describedBy, invalid, onLink }}
            {...(clock ? { clock } : {})}
            ref={provider.ref}
            inRoom={meetingRoomId !== null}
            value={chosen}
            onChange={(event) => provider.change(event.provider)}
          />
        )
      }
    </FormField>
  );
}

function Visibility({ control }: PartProps): ReactNode {
  const { t } = useTranslation('meeting');
  const visibility = useFormControl({ control, name: 'visibility' });
  return (
    <FormField label={t('form.visibility')} error={visibility.error} group>
      {({ labelledBy, describedBy }) => (
        <RadioGroup
          labelledBy={labelledBy}
          describedBy={describedBy}
          options={meetingVisibilities.map((value) => ({
            value,
            label: t(`form.visibilityOption.${value}`),
            hint: t(`form.visibilityHint.${value}`),
          }))}
          value={visibility.value as MeetingFormValues['visibility']}
          onChange={({ value }) => visibility.change(value)}
        />
      )}
    </FormField>
  );
}
