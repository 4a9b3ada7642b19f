import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { DayPicker } from 'react-day-picker';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { isIsoDate, isoDate, localDate, weekStart } from '../dates/isoDate.ts';
import { fullDate, monthName, weekdayName } from '../dates/names.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { datePicker } from '../texts.ts';
import * as styles from './DatePicker.css.ts';

export interface DatePickerProps extends RootProps<'div', 'ref' | 'autoFocus' | 'onChange'> {
  /** Selected day, such as `2026-11-20`. If empty, the current month is shown. */
  value?: string | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Name of the value in the data of the form. */
  name?: string;
  /** Current date of the member, such as `2026-11-20`. Defaults to the date of the device. */
  today?: string | undefined;
  /** Earliest selectable day. */
  min?: string | undefined;
  /** Latest selectable day. */
  max?: string | undefined;
  /** Focuses the selected day, or today, on mount. */
  autoFocus?: boolean;
  /** Called when a day is selected. */
  onChange?(event: { value: string }): void;
  /** Focuses the selected day, or today. */
  ref?: Ref<{ focus(): void }>;
}

const day = (text: string | undefined) =>
  text !== undefined && isIsoDate(text) ? localDate(text) : undefined;

/** A month view for selecting a day. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export function DatePicker({
  value: given,
  defaultValue = '',
  name,
  today,
  min,
  max,
  autoFocus,
  onChange,
  ref,
  ...rest
}: DatePickerProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root });
  useImperativeHandle(ref, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus(),
  }));
  const [first, last] = [day(min), day(max)];
  const selected = day(value);
  const [month, setMonth] = useState(() => selected ?? day(today) ?? first ?? new Date());
  const [shownFor, setShownFor] = useState(value);
  if (value !== shownFor) {
    setShownFor(value);
    if (selected) setMonth(selected);
  }
  return (
    <div {...rootProps({ 'data-component': 'DatePicker' }, rest)} ref={root}>
      <DayPicker
        mode="single"
        required
        selected={selected}
        month={month}
        onMonthChange={setMonth}
        today={day(today)}
        startMonth={first}
        endMonth={last}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        showOutsideDays
        autoFocus={autoFocus}
        weekStartsOn={weekStart(language)}
        lang={language}
        aria-label={t(datePicker.label)}
        classNames={{
          root: styles.root,
          months: styles.months,
          nav: styles.nav,
          button_previous: styles.navButton,
          button_next: styles.navButton,
          month_caption: styles.caption,
          month_grid: styles.grid,
          weekday: styles.weekday,
          day: styles.day,
          day_button: styles.dayButton,
          today: styles.today,
          outside: styles.outside,
          selected: styles.selected,
        }}
        formatters={{
          formatCaption: (month) => monthName(isoDate(month), language),
          formatWeekdayName: (date) => weekdayName(date.getDay(), language),
        }}
        labels={{
          labelNav: () => t(datePicker.label),
          labelGrid: (month) => monthName(isoDate(month), language),
          labelWeekday: (date) => weekdayName(date.getDay(), language, 'long'),
          labelPrevious: () => t(datePicker.previous),
          labelNext: () => t(datePicker.next),
          labelDayButton: (date, { today: isToday }) => {
            const words = fullDate(isoDate(date), language);
            return isToday ? t(datePicker.today, { date: words }) : words;
          },
        }}
        components={{ Chevron }}
        onSelect={(next) => change(isoDate(next))}
      />
      <HiddenValues name={name} values={[value]} />
    </div>
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return <Icon icon={orientation === 'left' ? icons.chevronLeft : icons.chevronRight} />;
}
