import type { Ref } from 'react';
import { Combobox } from '../../primitives/Combobox/index.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { formatDuration } from '../dates/duration.ts';
import { isIsoTime, minutesOfTime, readTime, timeOfMinutes } from '../dates/readTime.ts';
import { useTyped } from '../dates/useTyped.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { timeField } from '../texts.ts';

export { isIsoTime } from '../dates/readTime.ts';

/** A label element names it by `id`, or `ariaLabel` or `labelledBy`. */
export interface TimeFieldProps extends ControlProps, ControlNameProps {
  /** ISO 8601, `09:30`; empty for none. A text that is no time is the value as it was typed. */
  value: string;
  /** Minutes between the times of the list. */
  step?: number | undefined;
  /** The list begins with it, and says how long it is from then: for the end of something. */
  from?: string | undefined;
  /** It was typed into, or a time was picked. `isIsoTime` tells whether it is a time. */
  onChange(event: { value: string }): void;
  /** The focus has left it. */
  onBlur?(): void;
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A time of the day, typed as people write it (`9:30`, `930`, `9時半`, `2pm`) or picked from a list. */
export function TimeField({ value, step = 30, from, onChange, onBlur, ...field }: TimeFieldProps) {
  const t = useText();
  const language = useLanguage();
  const typed = useTyped({ value, read: (text) => readTime(text) ?? text, write: (time) => time });
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
    <div data-component="TimeField">
      <Combobox
        {...field}
        text={typed.text}
        options={fitting}
        selected={value}
        listLabel={t(timeField.times)}
        placeholder="9:30"
        tabular
        prefix={<Icon icon={icons.clock} />}
        onTextChange={({ text }) => {
          typed.type(text);
          onChange({ value: typed.read(text) });
        }}
        onSelect={(choice) => {
          typed.settle();
          onChange(choice);
        }}
        onBlur={() => {
          typed.settle();
          onBlur?.();
        }}
      />
    </div>
  );
}

/** Whether a time of the list is what is being typed: `9` fits 9:00 and 9:30. */
function fits(time: string, text: string): boolean {
  const read = readTime(text);
  if (text.trim() === '' || read === undefined) return text.trim() === '';
  return /[:.時]|\d{3}/.test(text.normalize('NFKC'))
    ? time.startsWith(read.slice(0, 4))
    : time.slice(0, 2) === read.slice(0, 2);
}
