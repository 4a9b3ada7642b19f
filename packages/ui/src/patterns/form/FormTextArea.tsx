import type { FieldValues } from 'react-hook-form';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { FormTypedField, type FormTypedFieldProps } from './FormTypedField.tsx';

export interface FormTextAreaProps<Values extends FieldValues> extends FormTypedFieldProps<Values> {
  rows?: number;
}

export function FormTextArea<Values extends FieldValues>({
  rows,
  ...field
}: FormTextAreaProps<Values>) {
  return (
    <FormTypedField {...field}>{(input) => <TextArea {...input} rows={rows} />}</FormTypedField>
  );
}
