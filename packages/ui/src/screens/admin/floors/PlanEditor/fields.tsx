import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { NumberField } from '../../../../primitives/NumberField/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';

interface MeasureFieldProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  disabled: boolean;
  error?: string | undefined;
  onChange(value: number): void;
  /** Called when the field is left, so that the next change is a separate undo step. */
  onSettle(): void;
}

export function MeasureField(props: MeasureFieldProps) {
  const { label, value, min = 0, max, step = 0.1, disabled, error, onChange, onSettle } = props;
  return (
    <FormField label={label} error={error}>
      {({ id, describedBy, invalid }) => (
        <NumberField
          {...{ id, describedBy, invalid, disabled, value, min, max, step }}
          fractionDigits={3}
          onChange={({ value: next }) => {
            if (next !== null) onChange(next);
          }}
          onBlur={onSettle}
        />
      )}
    </FormField>
  );
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
