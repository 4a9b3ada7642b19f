import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';

interface NumberFieldProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  disabled: boolean;
  error?: string | undefined;
  onChange(value: number): void;
  /** Called when typing ends, so that the next change is a separate undo step. */
  onSettle(): void;
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, min = 0, max = Infinity, step = 0.1, disabled, onChange, onSettle } = props;
  const { t } = useTranslation('admin-floors');
  const [typed, setTyped] = useState<{ text: string; for: number; left: boolean }>();
  // Replaces the typed text when the value changes elsewhere, by a drag or undo.
  const own = typed?.for === value ? typed : undefined;
  const text = own?.text ?? String(Math.round(value * 1000) / 1000);
  const number = parse(text);
  const problem =
    number === undefined
      ? t('editor.rule.number')
      : number < min || number > max
        ? max === Infinity
          ? t('editor.rule.min', { min })
          : t('editor.rule.range', { min, max })
        : undefined;

  const take = (next: string) => {
    const parsed = parse(next);
    const isValid = parsed !== undefined && parsed >= min && parsed <= max;
    setTyped({ text: next, for: isValid ? parsed : value, left: false });
    if (isValid && parsed !== value) onChange(parsed);
  };
  return (
    <FormField label={label} error={own?.left ? (problem ?? props.error) : props.error}>
      {({ id, describedBy, invalid }) => (
        <TextField
          {...{ id, describedBy, invalid, disabled }}
          tabular
          inputMode="decimal"
          value={text}
          onChange={({ value: next }) => take(next)}
          onKeyDown={(event) => {
            const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
            if (direction === 0 || number === undefined) return;
            event.preventDefault();
            const next = Math.max(min, Math.min(max, number + direction * step));
            take(String(Math.round(next * 1000) / 1000));
          }}
          onBlur={() => {
            setTyped(own && problem ? { ...own, left: true } : undefined);
            onSettle();
          }}
        />
      )}
    </FormField>
  );
}

function parse(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : undefined;
}

interface WordFieldProps {
  label: string;
  value: string;
  maxLength?: number;
  disabled: boolean;
  hint?: string;
  error?: string | undefined;
  /** Applied when the field is left. No error is shown while typing. */
  normalize?(value: string): string;
  onChange(value: string): void;
  onSettle(): void;
}

export function WordField(props: WordFieldProps) {
  const { label, value, maxLength, disabled, hint, error, normalize, onChange, onSettle } = props;
  const [typing, setTyping] = useState(false);
  return (
    <FormField label={label} hint={hint} error={normalize && typing ? undefined : error}>
      {({ id, describedBy, invalid }) => (
        <TextField
          {...{ id, describedBy, invalid, disabled, value }}
          {...(maxLength ? { maxLength } : {})}
          onChange={({ value: next }) => {
            setTyping(true);
            onChange(next);
          }}
          onBlur={() => {
            setTyping(false);
            const normal = normalize?.(value) ?? value;
            if (normal !== value) onChange(normal);
            onSettle();
          }}
        />
      )}
    </FormField>
  );
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  values: readonly Value[];
  /** Null if the selected objects differ or the object has no value. */
  value: Value | null;
  unset?: string | undefined;
  disabled: boolean;
  textOf(value: Value): string;
  onChange(value: Value): void;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, values, value, unset, disabled, textOf, onChange } = props;
  const { t } = useTranslation('admin-floors');
  return (
    <FormField label={label}>
      {({ id, labelledBy }) => (
        <Select
          {...{ id, labelledBy, disabled, value }}
          placeholder={unset ?? t('editor.differing')}
          options={values.map((each) => ({ value: each, label: textOf(each) }))}
          onChange={({ value: next }) => onChange(next)}
        />
      )}
    </FormField>
  );
}
