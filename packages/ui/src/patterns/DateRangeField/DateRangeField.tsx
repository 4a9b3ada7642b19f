import { useRef, type Ref } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { DateField } from '../DateField/index.ts';
import { daysBetween, isIsoDate } from '../dates/isoDate.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { numberText } from '../numbers.ts';
import { dateRangeField } from '../texts.ts';
import * as styles from './DateRangeField.css.ts';

/** Inclusive dates such as `2026-11-20`; empty if unset. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangePreset extends DateRange {
  label: string;
}

/** Whether both dates are valid and in order; an empty date leaves that side open. */
export function isDateRange({ start, end }: DateRange): boolean {
  const isBound = (date: string) => date === '' || isIsoDate(date);
  return isBound(start) && isBound(end) && (start === '' || end === '' || start <= end);
}

/** Use it in a `FormField` with `group`, or set `ariaLabel`. */
export interface DateRangeFieldProps
  extends
    ControlNameProps,
    Pick<ControlProps, 'name' | 'disabled' | 'invalid' | 'describedBy'>,
    RootProps<'div', 'ref' | 'id' | 'onBlur' | 'onChange' | 'defaultValue'> {
  /** Id of the input of the start date, for a label element (`htmlFor`). */
  id?: string;
  /** Start and end date. Invalid input is passed through as typed. */
  value?: DateRange;
  /** Initial value when uncontrolled. */
  defaultValue?: DateRange;
  /** Current date of the member, such as `2026-11-20`. Defaults to the date of the device. */
  today?: string | undefined;
  /** Earliest selectable day. */
  min?: string | undefined;
  /** Latest selectable day. */
  max?: string | undefined;
  /** Shows the dates below each other with labels, for narrow containers. */
  stacked?: boolean;
  /** Predefined ranges. */
  presets?: readonly DateRangePreset[];
  /** Called on input or selection. Validate the value with `isDateRange`. */
  onChange?(event: { value: DateRange }): void;
  /** Called when the focus leaves the field. */
  onBlur?(): void;
  /** The input of the start date, for focusing it from a form. */
  ref?: Ref<HTMLInputElement>;
}

const noDates: DateRange = { start: '', end: '' };
const noPresets: readonly DateRangePreset[] = [];

/**
 * An inclusive range of two dates, each entered as in `DateField`. The form has both under one name.
 */
export function DateRangeField({
  value: given,
  defaultValue = noDates,
  today,
  min,
  max,
  stacked = false,
  presets = noPresets,
  ariaLabel,
  labelledBy,
  id,
  invalid,
  describedBy,
  disabled = false,
  name,
  onChange,
  onBlur,
  ref,
  ...rest
}: DateRangeFieldProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root });
  const { start, end } = value;
  const complete = isIsoDate(start) && isIsoDate(end) && start <= end;
  const reversed = isIsoDate(start) && isIsoDate(end) && start > end;
  const shared = { today, disabled, ...(describedBy ? { describedBy } : {}) };
  const length = (
    <span aria-live="polite" className={styles.length}>
      {complete && (
        <Text size="xs" tone="muted" tabular>
          {t(start === end ? dateRangeField.oneDay : dateRangeField.days, {
            count: numberText(daysBetween(start, end) + 1, language),
          })}
        </Text>
      )}
      {reversed && (
        <Text size="xs" tone="danger">
          {t(dateRangeField.reversed)}
        </Text>
      )}
    </span>
  );
  return (
    <div
      {...rootProps(
        {
          role: 'group',
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          className: styles.root,
          'data-component': 'DateRangeField',
        },
        rest,
      )}
      ref={root}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <div className={stacked ? styles.stacked : styles.fields}>
        {stacked && <Label text={t(dateRangeField.start)} />}
        <div className={stacked ? styles.stackedField : styles.field}>
          <DateField
            {...shared}
            {...(id ? { id } : {})}
            {...(ref ? { ref } : {})}
            ariaLabel={t(dateRangeField.start)}
            value={start}
            min={min}
            max={isIsoDate(end) ? end : max}
            invalid={invalid || reversed}
            onChange={({ value: next }) => change({ start: next, end })}
          />
        </div>
        {stacked ? (
          <Label text={t(dateRangeField.end)} />
        ) : (
          <Text tone="muted">{t(dateRangeField.to)}</Text>
        )}
        <div className={stacked ? styles.stackedField : styles.field}>
          <DateField
            {...shared}
            ariaLabel={t(dateRangeField.end)}
            value={end}
            min={isIsoDate(start) ? start : min}
            max={max}
            invalid={invalid || reversed}
            onChange={({ value: next }) => change({ start, end: next })}
          />
        </div>
        {!stacked && length}
      </div>
      {stacked && length}
      {presets.length > 0 && (
        <div className={styles.presets}>
          {presets.map(({ label, ...range }) => (
            <Button
              key={label}
              size="sm"
              variant="ghost"
              disabled={disabled}
              onPress={() => change(range)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <HiddenValues name={name} values={[start, end]} disabled={disabled} />
    </div>
  );
}

/** The fields have the same names. */
function Label({ text }: { text: string }) {
  return (
    <span aria-hidden>
      <Text tone="muted">{text}</Text>
    </span>
  );
}
