import type { Ref } from 'react';
import { Combobox } from '../../primitives/Combobox/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { formatDuration, parseDuration } from '../dates/duration.ts';
import { useParsedText } from '../dates/useParsedText.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { durationField } from '../texts.ts';

export { formatDuration } from '../dates/duration.ts';

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface DurationFieldProps extends ControlProps, ControlNameProps {
  /** Minutes; null if empty, NaN for invalid input. */
  value: number | null;
  /** Suggested durations in minutes. */
  suggestions?: readonly number[] | undefined;
  /** Called on input or selection. */
  onChange(event: { value: number | null }): void;
  /** Called when the focus leaves the field. */
  onBlur?(): void;
  /** The input element, for focusing it from a form. */
  ref?: Ref<HTMLInputElement>;
}

const usual = [30, 45, 60, 90, 120, 180, 240];

/**
 * A duration input that accepts common formats (`90`, `1:30`, `1時間半`, `1.5 h`) with a list of suggestions.
 */
export function DurationField({
  value,
  suggestions = usual,
  onChange,
  onBlur,
  ...field
}: DurationFieldProps) {
  const t = useText();
  const language = useLanguage();
  const typed = useParsedText<number | null>({
    value,
    read: (text) => (text.trim() === '' ? null : (parseDuration(text) ?? NaN)),
    write: (minutes) =>
      minutes === null || Number.isNaN(minutes) ? '' : formatDuration(minutes, language),
  });
  return (
    <div data-component="DurationField">
      <Combobox
        {...field}
        text={typed.text}
        options={suggestions.map((minutes) => ({
          value: String(minutes),
          label: formatDuration(minutes, language),
        }))}
        selected={value === null ? null : String(value)}
        listLabel={t(durationField.lengths)}
        tabular
        onTextChange={({ text }) => {
          typed.type(text);
          onChange({ value: typed.read(text) });
        }}
        onSelect={(choice) => {
          typed.type(undefined);
          onChange({ value: Number(choice.value) });
        }}
        onBlur={() => {
          typed.commit();
          onBlur?.();
        }}
      />
    </div>
  );
}
