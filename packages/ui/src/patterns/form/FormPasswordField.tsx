import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from '../FormField/index.ts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/index.ts';
import { useFormControl, type FormControlProps } from './useFormControl.ts';

export interface FormPasswordFieldProps<Values extends FieldValues>
  extends
    FormControlProps<Values>,
    Pick<FormFieldProps, 'label' | 'hint'>,
    Pick<PasswordFieldProps, 'autoComplete' | 'showRules'> {}

/** A labelled password in a form. */
export function FormPasswordField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  ...input
}: FormPasswordFieldProps<Values>) {
  const field = useFormControl({ control, name });
  return (
    <FormField label={label} hint={hint} error={field.error}>
      {({ id, describedBy, invalid }) => (
        <PasswordField
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
