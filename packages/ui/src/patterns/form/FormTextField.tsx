import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../primitives/TextField/index.ts';
import { FormField, type FormFieldProps } from '../FormField/index.ts';
import { useFormControl, type FormControlProps } from './useFormControl.ts';

export interface FormTextFieldProps<Values extends FieldValues>
  extends
    FormControlProps<Values>,
    Pick<FormFieldProps, 'label' | 'hint' | 'mark'>,
    Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'readOnly' | 'autoFocus'> {
  /** Rewrites what was typed when the field is left. */
  normalize?(value: string): string;
}

/** A labelled line of text in a form. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  mark,
  normalize,
  ...input
}: FormTextFieldProps<Values>) {
  const field = useFormControl({ control, name }, normalize);
  return (
    <FormField label={label} hint={hint} mark={mark} error={field.error}>
      {({ id, describedBy, invalid }) => (
        <TextField
          {...input}
          id={id}
          name={name}
          ref={field.ref}
          value={field.value}
          invalid={invalid}
          describedBy={describedBy}
          onChange={({ value }) => field.change(value)}
          onBlur={field.leave}
        />
      )}
    </FormField>
  );
}
