import type { FieldValues } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/index.ts';
import { FormTypedField, type FormTypedFieldProps } from './FormTypedField.tsx';

export interface FormPasswordFieldProps<Values extends FieldValues>
  extends
    Omit<FormTypedFieldProps<Values>, 'mark' | 'normalize'>,
    Pick<PasswordFieldProps, 'autoComplete' | 'showRules' | 'minLength'> {}

export function FormPasswordField<Values extends FieldValues>({
  autoComplete,
  showRules,
  minLength,
  ...field
}: FormPasswordFieldProps<Values>) {
  return (
    <FormTypedField {...field}>
      {(input) => (
        <PasswordField
          {...input}
          autoComplete={autoComplete}
          showRules={showRules}
          minLength={minLength}
        />
      )}
    </FormTypedField>
  );
}
