import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../primitives/TextField/index.ts';
import { FormTypedField, type FormTypedFieldProps } from './FormTypedField.tsx';

export interface FormTextFieldProps<Values extends FieldValues>
  extends
    FormTypedFieldProps<Values>,
    Pick<
      TextFieldProps,
      'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'readOnly' | 'autoFocus'
    > {}

export function FormTextField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  mark,
  normalize,
  ...rest
}: FormTextFieldProps<Values>) {
  return (
    <FormTypedField {...{ control, name, label, hint, mark, normalize }}>
      {(input) => <TextField {...rest} {...input} />}
    </FormTypedField>
  );
}
