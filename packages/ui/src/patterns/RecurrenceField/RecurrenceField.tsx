import { maxSeriesMeetings } from '@office/vocabulary';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { NumberField } from '../../primitives/NumberField/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { DateField, type DateFieldProps } from '../DateField/index.ts';
import { isIsoDate, isoDate, weekdayOf } from '../dates/isoDate.ts';
import {
  frequencies,
  monthlyChoices,
  newRule,
  parseSimpleRule,
  defaultEndDate,
  formatRule,
  type RuleEnd,
  type SimpleRule,
} from '../dates/recurrence.ts';
import { useRecurrenceDescription } from '../dates/useRecurrenceDescription.ts';
import { FormField } from '../FormField/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { recurrence } from '../texts.ts';
import * as styles from './RecurrenceField.css.ts';
import { WeekdayButtons } from './WeekdayButtons.tsx';

export { moveRecurrence } from '../dates/recurrence.ts';
export { useRecurrenceDescription } from '../dates/useRecurrenceDescription.ts';

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface RecurrenceFieldProps
  extends
    ControlNameProps,
    Omit<ControlProps, 'id' | 'required'>,
    RootProps<'div', 'ref' | 'id' | 'onBlur' | 'onChange' | 'defaultValue'> {
  /** Id of the frequency select, for a label element (`htmlFor`). */
  id?: string;
  /** RFC 5545 rule without `RRULE:`; empty for none. Unsupported rules are kept unchanged. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** First day, such as `2026-11-20`; must match the rule. `moveRecurrence` adapts a rule to another day. */
  start: string;
  /** IANA time zone of the last day. */
  timeZone?: string | undefined;
  /** Current date of the member, such as `2026-11-20`. */
  today?: string | undefined;
  /** Maximum number of occurrences. */
  maxCount?: number | undefined;
  /** Called when the rule changes. */
  onChange?(event: { value: string }): void;
  /** Called when the focus leaves the frequency select. */
  onBlur?(): void;
  /** The first control, for focusing it from a form. */
  ref?: Ref<HTMLButtonElement>;
}

const maxInterval = 99;

/** Edits a recurrence rule and describes it as text. */
export function RecurrenceField({
  value: given,
  defaultValue = '',
  start,
  timeZone,
  today,
  maxCount = maxSeriesMeetings,
  disabled = false,
  id,
  name,
  invalid,
  describedBy,
  ariaLabel,
  labelledBy,
  onChange,
  onBlur,
  ref,
  ...rest
}: RecurrenceFieldProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControlValue({ value: given, defaultValue, onChange, root });
  const words = useRecurrenceDescription();
  const first = isIsoDate(start) ? start : isoDate(new Date());
  const rule = value === '' ? null : parseSimpleRule(value, { start: first, timeZone });
  const isKept = value !== '' && rule === null;
  const change = (next: SimpleRule) => setValue(formatRule(next));
  const options = [
    { value: 'NONE' as const, label: t(recurrence.none) },
    ...frequencies.map((frequency) => ({
      value: frequency,
      label: t(recurrence.repeats[frequency]),
    })),
    ...(isKept ? [{ value: 'KEPT' as const, label: t(recurrence.kept) }] : []),
  ];
  return (
    <div
      {...rootProps({ 'data-component': 'RecurrenceField', className: styles.root }, rest)}
      ref={root}
    >
      <Select
        {...{ id, invalid, describedBy, ariaLabel, labelledBy, onBlur, ref }}
        disabled={disabled}
        options={options}
        value={isKept ? 'KEPT' : (rule?.frequency ?? 'NONE')}
        onChange={({ value: recurrence }) => {
          if (recurrence === 'NONE') setValue('');
          else if (recurrence !== 'KEPT') {
            change({ ...newRule(recurrence, first), end: rule?.end ?? { kind: 'never' } });
          }
        }}
      />
      {rule && (
        <RuleDetails
          rule={rule}
          start={first}
          today={today}
          maxCount={maxCount}
          disabled={disabled}
          onChange={change}
        />
      )}
      {value !== '' && (
        <div aria-live="polite" data-part="Words">
          <Text as="p">{words(value, { start: first, timeZone })}</Text>
          {isKept && (
            <Text as="p" size="xs" tone="muted">
              {t(recurrence.keptHint)}
            </Text>
          )}
        </div>
      )}
      <HiddenValues name={name} values={[value]} disabled={disabled} />
    </div>
  );
}

interface RuleDetailsProps {
  rule: SimpleRule;
  start: string;
  today: string | undefined;
  maxCount: number;
  disabled: boolean;
  onChange(rule: SimpleRule): void;
}

function RuleDetails({ rule, start, today, maxCount, disabled, onChange }: RuleDetailsProps) {
  const t = useText();
  return (
    <div className={styles.details}>
      <div className={styles.pair}>
        <FormField label={t(recurrence.interval)}>
          {({ id }) => (
            <NumberField
              {...{ id, disabled }}
              value={rule.interval}
              min={1}
              max={maxInterval}
              suffix={
                <Text size="xs" tone="muted">
                  {t(recurrence.unit[rule.frequency])}
                </Text>
              }
              onChange={({ value }) => {
                if (value !== null) onChange({ ...rule, interval: value });
              }}
            />
          )}
        </FormField>
        {rule.frequency === 'MONTHLY' && <MonthlyField {...{ rule, start, disabled, onChange }} />}
      </div>
      {rule.frequency === 'WEEKLY' && <WeekdaysField {...{ rule, start, disabled, onChange }} />}
      <EndField
        {...{ start, today, maxCount, disabled }}
        end={rule.end}
        onChange={(end) => onChange({ ...rule, end })}
      />
    </div>
  );
}

type PartProps<Rule> = Pick<RuleDetailsProps, 'start' | 'disabled'> & {
  rule: Rule;
  onChange(rule: SimpleRule): void;
};

function WeekdaysField({
  rule,
  start,
  disabled,
  onChange,
}: PartProps<Extract<SimpleRule, { frequency: 'WEEKLY' }>>): ReactNode {
  const t = useText();
  const first = weekdayOf(start);
  const selectedDays = new Set([...rule.weekdays, first]);
  return (
    <FormField label={t(recurrence.weekdays)} group>
      {() => (
        <WeekdayButtons
          selected={selectedDays}
          fixed={first}
          disabled={disabled}
          onChange={(weekdays) => onChange({ ...rule, weekdays })}
        />
      )}
    </FormField>
  );
}

function MonthlyField({
  rule,
  start,
  disabled,
  onChange,
}: PartProps<Extract<SimpleRule, { frequency: 'MONTHLY' }>>): ReactNode {
  const t = useText();
  const words = useRecurrenceDescription();
  const base = { frequency: 'MONTHLY', interval: 1, end: { kind: 'never' } } as const;
  const choices = new Map(
    [rule.on, ...monthlyChoices(start)].map((on) => [JSON.stringify(on), on] as const),
  );
  const day = 'monthDay' in rule.on ? rule.on.monthDay : 0;
  return (
    <FormField
      label={t(recurrence.monthly)}
      hint={day > 28 ? t(recurrence.skips, { day }) : undefined}
    >
      {({ id, describedBy }) => (
        <Select
          id={id}
          {...(describedBy === undefined ? {} : { describedBy })}
          disabled={disabled}
          value={JSON.stringify(rule.on)}
          options={[...choices].map(([key, on]) => ({
            value: key,
            label: words(formatRule({ ...base, on })),
          }))}
          onChange={({ value }) => onChange({ ...rule, on: choices.get(value)! })}
        />
      )}
    </FormField>
  );
}

function EndField({
  end,
  start,
  today,
  maxCount,
  disabled,
  onChange,
}: Pick<RuleDetailsProps, 'start' | 'today' | 'maxCount' | 'disabled'> & {
  end: RuleEnd;
  onChange(end: RuleEnd): void;
}): ReactNode {
  const t = useText();
  const kinds: Record<RuleEnd['kind'], RuleEnd> = {
    never: { kind: 'never' },
    until: { kind: 'until', date: defaultEndDate(start) },
    count: { kind: 'count', count: Math.min(10, maxCount) },
  };
  return (
    <div className={styles.pair}>
      <FormField label={t(recurrence.ends)}>
        {(control) => (
          <Select
            id={control.id}
            disabled={disabled}
            value={end.kind}
            options={(['never', 'until', 'count'] as const).map((kind) => ({
              value: kind,
              label: t(recurrence.end[kind]),
            }))}
            onChange={({ value }) => onChange(kinds[value])}
          />
        )}
      </FormField>
      {end.kind === 'until' && (
        <FormField label={t(recurrence.lastDate)}>
          {(control) => (
            <UntilField
              {...control}
              {...{ end, start, today, disabled }}
              onChange={(date) => onChange({ kind: 'until', date })}
            />
          )}
        </FormField>
      )}
      {end.kind === 'count' && (
        <FormField label={t(recurrence.count)}>
          {(control) => (
            <NumberField
              {...{ id: control.id, disabled }}
              value={end.count}
              min={1}
              max={maxCount}
              onChange={({ value }) => {
                if (value !== null) onChange({ kind: 'count', count: value });
              }}
            />
          )}
        </FormField>
      )}
    </div>
  );
}

function UntilField({
  end,
  start,
  onChange,
  ...field
}: Omit<DateFieldProps, 'value' | 'onChange'> & {
  end: Extract<RuleEnd, { kind: 'until' }>;
  start: string;
  onChange(date: string): void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <DateField
      {...field}
      min={start}
      value={typed ?? end.date}
      onChange={({ value }) => {
        const isDay = isIsoDate(value) && value >= start;
        setTyped(isDay ? undefined : value);
        if (isDay) onChange(value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
