import type { ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldControl, type FormFieldProps } from '../FormField/index.ts';
import { useFormControl, type FormControlProps } from './useFormControl.ts';

export interface FormTypedFieldProps<Values extends FieldValues>
  extends FormControlProps<Values>, Pick<FormFieldProps, 'label' | 'hint' | 'mark'> {
  /** Rewrites the typed text when the field loses focus. */
  normalize?(value: string): string;
}

interface TypedInput extends Pick<FormFieldControl, 'id' | 'describedBy' | 'invalid'> {
  name: string;
  value: string;
  ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onChange(change: { value: string }): void;
  onBlur(): void;
}

export function FormTypedField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  mark,
  normalize,
  children,
}: FormTypedFieldProps<Values> & { children(input: TypedInput): ReactNode }) {
  const field = useFormControl({ control, name }, normalize);
  return (
    <FormField label={label} hint={hint} mark={mark} error={field.error}>
      {({ id, describedBy, invalid }) =>
        children({
          id,
          describedBy,
          invalid,
          name,
          value: field.value,
          ref: field.ref,
          onChange: ({ value }) => field.change(value),
          onBlur: field.leave,
        })
      }
    </FormField>
  );
}
