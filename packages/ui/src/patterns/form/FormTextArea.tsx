import type { FieldValues } from 'react-hook-form';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { FormField, type FormFieldProps } from '../FormField/index.ts';
import { useFormControl, type FormControlProps } from './useFormControl.ts';

export interface FormTextAreaProps<Values extends FieldValues>
  extends FormControlProps<Values>, Pick<FormFieldProps, 'label' | 'hint' | 'mark'> {
  rows?: number;
}

/** A labelled text of several lines in a form. */
export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  mark,
  rows,
}: FormTextAreaProps<Values>) {
  const field = useFormControl({ control, name });
  return (
    <FormField label={label} hint={hint} mark={mark} error={field.error}>
      {({ id, describedBy, invalid }) => (
        <TextArea
          id={id}
          name={name}
          rows={rows}
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
