import type { FieldValues } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/index.ts';
import { FormTypedField, type FormTypedFieldProps } from './FormTypedField.tsx';

export interface FormPasswordFieldProps<Values extends FieldValues>
  extends
    Omit<FormTypedFieldProps<Values>, 'mark' | 'normalize'>,
    Pick<PasswordFieldProps, 'autoComplete' | 'showRules'> {}

export function FormPasswordField<Values extends FieldValues>({
  autoComplete,
  showRules,
  ...field
}: FormPasswordFieldProps<Values>) {
  return (
    <FormTypedField {...field}>
      {(input) => <PasswordField {...input} autoComplete={autoComplete} showRules={showRules} />}
    </FormTypedField>
  );
}
