import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../patterns/DateField/index.ts';
import { addDays } from '../../../patterns/dates/isoDate.ts';
import { dateAndTimeOf, instantAt, zoneOfViewer } from '../../../patterns/dates/zoned.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { TimeField } from '../../../patterns/TimeField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatClock } from '../chat.ts';
import { useDateTimeText } from './useDateTimeText.ts';
import { timeOfPreset, type DateTimePreset } from './dateTimePresets.ts';
import * as styles from './DateTimeDialog.css.ts';

export interface DateTimeDialogProps {
  open: boolean;
  title: string;
  submitText: string;
  /** Without presets, only a date and time can be entered. */
  presets?: readonly DateTimePreset[];
  /** ISO 8601 time shown first. Defaults to one hour from now. */
  initial?: string;
  maxDays: number;
  clock: ChatClock;
  submitting?: boolean;
  error?: { text: string } | undefined;
  onSubmit(event: { at: string }): void;
  onClose(): void;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Chooses a future time: a preset, or a date and time in the member's time zone. */
export function DateTimeDialog(props: DateTimeDialogProps) {
  const { open, title, submitText, presets = [], submitting = false, clock } = props;
  const { t } = useTranslation(['chat', 'common']);
  const [choice, setChoice] = useState<DateTimePreset | 'custom'>(presets[0] ?? 'custom');
  const [problem, setProblem] = useState<string>();
  const [{ date, time }, setTyped] = useState(() =>
    dateAndTimeOf(props.initial ?? clock.now + 60 * minute, clock.timeZone),
  );
  const submit = () => {
    if (choice !== 'custom') {
      return props.onSubmit({ at: new Date(timeOfPreset(choice, clock)).toISOString() });
    }
    const at = instantAt({ date, time }, clock.timeZone);
    if (Number.isNaN(at)) return setProblem(t('when.invalid'));
    if (at <= clock.now) return setProblem(t('when.past'));
    if (at > clock.now + props.maxDays * day) {
      return setProblem(t('when.tooLate', { days: props.maxDays }));
    }
    props.onSubmit({ at: new Date(at).toISOString() });
  };
  const { date: today } = dateAndTimeOf(clock.now, clock.timeZone);
  return (
    <Dialog
      open={open}
      sheet
      title={title}
      onClose={props.onClose}
      actions={
        <>
          <Button onPress={props.onClose}>{t('common:confirm.cancel')}</Button>
          <Button variant="primary" loading={submitting} onPress={submit}>
            {submitText}
          </Button>
        </>
      }
    >
      <div className={styles.root} data-component="DateTimeDialog">
        {props.error && (
          <Callout tone="danger" announce>
            {props.error.text}
          </Callout>
        )}
        {presets.length > 0 && (
          <PresetChoice presets={presets} clock={clock} value={choice} onChange={setChoice} />
        )}
        {choice === 'custom' && (
          <div className={styles.fields}>
            <FormField label={t('when.date')} error={problem}>
              {(control) => (
                <DateField
                  {...control}
                  value={date}
                  today={today}
                  min={today}
                  max={addDays(today, props.maxDays)}
                  onChange={({ value }) => setTyped({ date: value, time })}
                />
              )}
            </FormField>
            <FormField label={t('when.time')}>
              {(control) => (
                <TimeField
                  {...control}
                  value={time}
                  onChange={({ value }) => setTyped({ date, time: value })}
                />
              )}
            </FormField>
          </div>
        )}
        <Text size="xs" tone="muted" as="p">
          {t('when.zone', { zone: clock.timeZone ?? zoneOfViewer() })}
        </Text>
      </div>
    </Dialog>
  );
}

interface PresetChoiceProps {
  presets: readonly DateTimePreset[];
  clock: ChatClock;
  value: DateTimePreset | 'custom';
  onChange(value: DateTimePreset | 'custom'): void;
}

function PresetChoice({ presets, clock, value, onChange }: PresetChoiceProps) {
  const { t } = useTranslation('chat');
  const timeText = useDateTimeText(clock);
  return (
    <RadioGroup
      ariaLabel={t('when.when')}
      value={value}
      options={[
        ...presets.map((preset) => ({
          value: preset,
          label: t(`when.${preset}`),
          hint: timeText(timeOfPreset(preset, clock)),
        })),
        { value: 'custom' as const, label: t('when.custom') },
      ]}
      onChange={(event) => onChange(event.value)}
    />
  );
}
