import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormTextArea } from '../../../patterns/form/FormTextArea.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import type { CandidateSearch } from '../../../patterns/MemberPicker/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import type { BusyMeetingTime, MeetingClock, MeetingService } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import { ProviderField, VisibilityField } from './ChoiceFields.tsx';
import {
  fieldOfError,
  meetingFormFields,
  meetingFormSchema,
  type MeetingFormError,
} from './MeetingForm.schema.ts';
import {
  meetingTimeOf,
  type MeetingDraftEvent,
  type MeetingFormTime,
  type MeetingFormValues,
  type MeetingPlanMode,
  type MeetingRange,
} from './meetingFormValues.ts';
import { ParticipantsField } from './ParticipantsField.tsx';
import { RoomField, type MeetingRoomOption } from './RoomField.tsx';
import { useMeetingStart } from './useMeetingStart.ts';
import { RecurrenceMover } from './RecurrenceMover.ts';
import { LengthField, RuleField, StartFields, ZoneField } from './TimeFields.tsx';

export interface MeetingConflicts {
  checking?: boolean;
  people: readonly { userId: string; busy: readonly BusyMeetingTime[] }[];
  room: BusyMeetingTime | null;
}

export interface PlanFieldsProps {
  formId: string;
  mode: MeetingPlanMode;
  state: {
    status: 'create' | 'edit';
    values: MeetingFormValues;
    restored?: boolean;
    followsClock?: boolean;
  };
  services: readonly MeetingService[];
  rooms: readonly MeetingRoomOption[];
  search: CandidateSearch;
  clock?: MeetingClock;
  conflicts?: MeetingConflicts | undefined;
  submitting?: boolean;
  /** Opens the participant search initially and focuses it. */
  choosesParticipants?: boolean | undefined;
  error?: MeetingFormError | undefined;
  /** Replaces date, start, length and room, as a drag does. Applied for each new object. */
  range?: MeetingRange | undefined;
  /** Raised on each change. */
  onDraft?(event: MeetingDraftEvent): void;
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
  const { clock: clockProp } = props;
  const clock = useClock(clockProp);
  const editing = state.status === 'edit';
  const schema = useMemo(
    () =>
      meetingFormSchema(
        (rule) => (rule === 'required' ? t('common:validation.required') : t(`form.rule.${rule}`)),
        () => ({ mode, now: nowOf(clockProp), services, editing }),
      ),
    [t, mode, clockProp, services, editing],
  );
  const [timeZone, setTimeZone] = useState(state.values.timeZone);
  const [meeting, setMeeting] = useState(() =>
    meetingTimeOf(state.values, { mode, now: nowOf(clockProp) }),
  );
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
  const [moveRule] = useState(() => new RecurrenceMover(state.values.date));
  const moveRecurrence = (to: string) => {
    const { recurrence, timeZone } = getValues();
    const rule = moveRule.to(to, recurrence, timeZone);
    if (rule !== recurrence) setValue('recurrence', rule);
  };
  const start = useMeetingStart(form, {
    followsClock: mode === 'CREATE' && state.status === 'create' && state.followsClock === true,
    now: clock.now,
    range: props.range,
    onDateChange: moveRecurrence,
    onChange: ({ values, ...draft }) => {
      setTimeZone(values.timeZone);
      const time = meetingTimeOf(values, { mode, now: nowOf(clockProp) });
      setMeeting(time);
      props.onDraft?.({ values, time, ...draft });
    },
  });
  const submit = handleSubmit((values) => {
    const time = meetingTimeOf(values, { mode, now: nowOf(clockProp) });
    if (time) props.onSubmit({ values, time });
  });
  const has = (name: keyof MeetingFormValues) => meetingFormFields[mode].includes(name);
  const isPlanned = mode === 'CREATE';
  const inRoom = mode === 'CREATE_MEETING_ROOM_NOW';
  return (
    <Form
      id={formId}
      submitting={submitting}
      onSubmit={() => {
        start.moveOn(nowOf(clockProp));
        void submit();
      }}
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
        {...(isPlanned
          ? { mark: 'required' as const }
          : { hint: t(inRoom ? 'form.titleInRoom' : 'form.titleOptional') })}
        autoComplete="off"
      />
      {has('date') && <StartFields control={control} clock={clock} onDateChange={moveRecurrence} />}
      <LengthField control={control} mode={mode} clock={clock} />
      {has('timeZone') && <ZoneField control={control} clock={clock} />}
      {has('recurrence') && <RuleField control={control} clock={clock} />}
      <ParticipantsField
        control={control}
        search={props.search}
        conflicts={props.conflicts}
        times={times}
        meeting={meeting}
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
      <ProviderField
        control={control}
        services={services}
        editing={editing}
        clock={clock}
        onLink={props.onLink}
      />
      {has('description') && (
        <FormTextArea control={control} name="description" label={t('form.description')} rows={4} />
      )}
      {has('visibility') && <VisibilityField control={control} />}
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
 * Value at the time of the response. A later change would recreate the error and move the focus.
 */
function useValueAt<Value>(answer: object | undefined, value: Value): Value {
  const [kept, setKept] = useState({ answer, value });
  if (kept.answer === answer) return kept.value;
  setKept({ answer, value });
  return value;
}
