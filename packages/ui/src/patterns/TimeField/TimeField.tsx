import { useRef } from 'react';
import { Combobox } from '../../primitives/Combobox/index.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { formatDuration } from '../dates/duration.ts';
import { isIsoTime, minutesOfTime, parseTime, timeOfMinutes } from '../dates/parseTime.ts';
import { useParsedText } from '../dates/useParsedText.ts';
import type { InputRootProps } from '../inputRootProps.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { timeField } from '../texts.ts';

export { isIsoTime } from '../dates/parseTime.ts';

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface TimeFieldProps extends ControlProps, ControlNameProps, InputRootProps {
  /** ISO 8601 time such as `09:30`; empty if unset. Invalid input is passed through as typed. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Minutes between suggestions. */
  step?: number | undefined;
  /** Start time: suggestions begin here and show the duration; for end times. */
  from?: string | undefined;
  /** Called on input or selection. Validate the value with `isIsoTime`. */
  onChange?(event: { value: string }): void;
  /** Called when the focus leaves the field. */
  onBlur?(): void;
}

/** A time input that accepts common formats (`9:30`, `930`, `9時半`, `2pm`) with a list of suggestions. */
export function TimeField({
  value: given,
  defaultValue = '',
  step = 30,
  from,
  name,
  onChange,
  onBlur,
  ...field
}: TimeFieldProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root });
  const typed = useParsedText({
    value,
    read: (text) => parseTime(text) ?? text,
    write: (time) => time,
  });
  const start = from !== undefined && isIsoTime(from) ? minutesOfTime(from) : undefined;
  const all = Array.from({ length: Math.floor(1440 / step) }, (_, index) => {
    const minutes = index * step + (start === undefined ? 0 : step);
    const time = timeOfMinutes((start ?? 0) + minutes);
    return {
      value: time,
      label: time,
      hint: start === undefined ? undefined : formatDuration(minutes, language),
    };
  });
  const fitting = typed.typing ? all.filter((option) => fits(option.value, typed.text)) : all;
  return (
    <div ref={root} data-component="TimeField">
      <Combobox
        {...field}
        inputValue={typed.text}
        options={fitting}
        value={value}
        listLabel={t(timeField.times)}
        placeholder="9:30"
        tabular
        prefix={<Icon icon={icons.clock} />}
        onInputValueChange={({ inputValue: text }) => {
          typed.type(text);
          change(typed.read(text));
        }}
        onSelect={(choice) => {
          typed.commit();
          change(choice.value);
        }}
        onBlur={() => {
          typed.commit();
          onBlur?.();
        }}
      />
      <HiddenValues name={name} values={[value]} disabled={field.disabled} />
    </div>
  );
}

function fits(time: string, text: string): boolean {
  const read = parseTime(text);
  if (text.trim() === '' || read === undefined) return text.trim() === '';
  return /[:.時]|\d{3}/.test(text.normalize('NFKC'))
    ? time.startsWith(read.slice(0, 4))
    : time.slice(0, 2) === read.slice(0, 2);
}
