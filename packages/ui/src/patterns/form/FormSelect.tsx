import type { FieldValues } from 'react-hook-form';
import { Select, type SelectOptions } from '../../primitives/Select/index.ts';
import { FormField, type FormFieldProps } from '../FormField/index.ts';
import { useFormControl, type FormControlProps } from './useFormControl.ts';

export interface FormSelectProps<Values extends FieldValues>
  extends FormControlProps<Values>, Pick<FormFieldProps, 'label' | 'hint' | 'mark'> {
  options: SelectOptions<string>;
  disabled?: boolean;
}

export function FormSelect<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  mark,
  options,
  disabled,
}: FormSelectProps<Values>) {
  const field = useFormControl({ control, name });
  return (
    <FormField label={label} hint={hint} mark={mark} error={field.error}>
      {({ id, describedBy, invalid }) => (
        <Select
          {...{ id, invalid, describedBy, disabled }}
          ref={field.ref}
          name={name}
          options={options}
          value={field.value as string}
          onChange={({ value }) => field.change(value)}
          onBlur={field.leave}
        />
      )}
    </FormField>
  );
}
