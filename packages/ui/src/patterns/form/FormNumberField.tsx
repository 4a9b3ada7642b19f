import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '../../primitives/NumberField/index.ts';
import { FormField, type FormFieldProps } from '../FormField/index.ts';
import { useFormControl, type FormControlProps } from './useFormControl.ts';

interface FormNumberFieldProps<Values extends FieldValues>
  extends
    FormControlProps<Values>,
    Pick<FormFieldProps, 'label' | 'hint' | 'mark'>,
    Pick<NumberFieldProps, 'min' | 'max'> {}

export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  mark,
  ...limits
}: FormNumberFieldProps<Values>) {
  const field = useFormControl({ control, name });
  return (
    <FormField label={label} hint={hint} mark={mark} error={field.error}>
      {({ id, describedBy, invalid }) => (
        <NumberField
          {...{ id, describedBy, invalid, name, ...limits }}
          ref={field.ref}
          value={field.value as number | null}
          onChange={({ value }) => field.change(value)}
          onBlur={field.leave}
        />
      )}
    </FormField>
  );
}
