import { useRef } from 'react';
import { Combobox } from '../../primitives/Combobox/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { formatDuration, parseDuration } from '../dates/duration.ts';
import { useParsedText } from '../dates/useParsedText.ts';
import type { InputRootProps } from '../inputRootProps.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { durationField } from '../texts.ts';

export { formatDuration } from '../dates/duration.ts';

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface DurationFieldProps extends ControlProps, ControlNameProps, InputRootProps {
  /** Minutes; null if empty, NaN for invalid input. */
  value?: number | null;
  /** Initial value when uncontrolled. */
  defaultValue?: number | null;
  /** Suggested durations in minutes. */
  suggestions?: readonly number[] | undefined;
  /** Called on input or selection. */
  onChange?(event: { value: number | null }): void;
  /** Called when the focus leaves the field. */
  onBlur?(): void;
}

const usual = [30, 45, 60, 90, 120, 180, 240];

/**
 * A duration input that accepts common formats (`90`, `1:30`, `1時間半`, `1.5 h`) with a list of suggestions.
 */
export function DurationField({
  value: given,
  defaultValue = null,
  suggestions = usual,
  name,
  onChange,
  onBlur,
  ...field
}: DurationFieldProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root });
  const text = value === null || Number.isNaN(value) ? '' : String(value);
  const typed = useParsedText<number | null>({
    value,
    read: (text) => (text.trim() === '' ? null : (parseDuration(text) ?? NaN)),
    write: (minutes) =>
      minutes === null || Number.isNaN(minutes) ? '' : formatDuration(minutes, language),
  });
  return (
    <div ref={root} data-component="DurationField">
      <Combobox
        {...field}
        inputValue={typed.text}
        options={suggestions.map((minutes) => ({
          value: String(minutes),
          label: formatDuration(minutes, language),
        }))}
        value={text}
        listLabel={t(durationField.lengths)}
        tabular
        onInputValueChange={({ inputValue: next }) => {
          typed.type(next);
          change(typed.read(next));
        }}
        onSelect={(choice) => {
          typed.type(undefined);
          change(Number(choice.value));
        }}
        onBlur={() => {
          typed.commit();
          onBlur?.();
        }}
      />
      <HiddenValues name={name} values={[text]} disabled={field.disabled} />
    </div>
  );
}
