import { formatDate } from '@office/vocabulary';
import { useRef, type KeyboardEvent } from 'react';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LazyModule } from '../../primitives/lazyModule.ts';
import { LazyPopup } from '../../primitives/LazyPopup.tsx';
import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { addDays, isIsoDate, isoDate, weekdayOf } from '../dates/isoDate.ts';
import { weekdayName } from '../dates/names.ts';
import { parseDate } from '../dates/parseDate.ts';
import { useParsedText } from '../dates/useParsedText.ts';
import type { InputRootProps } from '../inputRootProps.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { dateField } from '../texts.ts';

export { isIsoDate } from '../dates/isoDate.ts';

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface DateFieldProps extends ControlProps, ControlNameProps, InputRootProps {
  /** ISO 8601 date such as `2026-11-20`; empty if unset. Invalid input is passed through as typed. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Current date of the member, such as `2026-11-20`. Defaults to the date of the device. */
  today?: string | undefined;
  /** Earliest selectable day. */
  min?: string | undefined;
  /** Latest selectable day. */
  max?: string | undefined;
  /** Called on input or selection. Validate the value with `isIsoDate`. */
  onChange?(event: { value: string }): void;
  /** Called when the focus leaves the field. */
  onBlur?(): void;
}

const popoverModule = new LazyModule(() => import('./DatePickerPopover.tsx'));
const preload = () => popoverModule.preload();

/** A date input for common formats (`2026/11/20`, `11/20`, `20 Nov`, `明日`) with a date picker. */
export function DateField({
  value: given,
  defaultValue = '',
  today = isoDate(new Date()),
  min,
  max,
  invalid,
  name,
  onChange,
  onBlur,
  ...field
}: DateFieldProps) {
  const t = useText();
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root });
  const isDate = isIsoDate(value);
  const typed = useParsedText({
    value,
    read: (text) => parseDate(text, { language, today }) ?? text,
    write: (date) => (isIsoDate(date) ? formatDate(date, 'UTC') : date),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const days = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (days === undefined || event.nativeEvent.isComposing || field.disabled) return;
    event.preventDefault();
    if (event.altKey) return button.current?.click();
    const next = isDate ? addDays(value, days) : today;
    if ((min === undefined || next >= min) && (max === undefined || next <= max)) {
      typed.commit();
      change(next);
    }
  };

  return (
    <div ref={root} data-component="DateField" onFocus={preload} onPointerEnter={preload}>
      <TextField
        {...field}
        invalid={invalid}
        value={typed.text}
        placeholder={t(dateField.format)}
        autoComplete="off"
        spellCheck={false}
        tabular
        onChange={({ value: text }) => {
          typed.type(text);
          change(typed.read(text));
        }}
        onBlur={() => {
          typed.commit();
          onBlur?.();
        }}
        onKeyDown={onKeyDown}
        suffix={
          <>
            {isDate && (
              <Text size="xs" tone="muted">
                {weekdayName(weekdayOf(value), language)}
              </Text>
            )}
            <LazyPopup
              kind="dialog"
              module={popoverModule}
              button={
                <IconButton
                  ref={button}
                  icon={icons.calendar}
                  label={t(dateField.pick)}
                  size="sm"
                  disabled={field.disabled ?? false}
                />
              }
            >
              {({ DatePickerPopover }, popup) => (
                <DatePickerPopover
                  {...popup}
                  label={t(dateField.pick)}
                  align="end"
                  picker={{
                    ...{ value: isDate ? value : '', today, min, max },
                    onChange: (event) => {
                      typed.commit();
                      popup.onOpenChange({ open: false });
                      change(event.value);
                    },
                  }}
                />
              )}
            </LazyPopup>
          </>
        }
      />
      <HiddenValues name={name} values={[value]} disabled={field.disabled} />
    </div>
  );
}
