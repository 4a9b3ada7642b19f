import type { FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '../../primitives/RadioGroup/index.ts';
import { FormField, type FormFieldProps } from '../FormField/index.ts';
import { useFormControl, type FormControlProps } from './useFormControl.ts';

export interface FormRadioGroupProps<Values extends FieldValues>
  extends FormControlProps<Values>, Pick<FormFieldProps, 'label' | 'hint' | 'mark'> {
  options: readonly { value: string; label: string }[];
  direction?: RadioGroupProps<string>['direction'];
}

export function FormRadioGroup<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  mark,
  options,
  direction = 'row',
}: FormRadioGroupProps<Values>) {
  const field = useFormControl({ control, name });
  return (
    <FormField label={label} hint={hint} mark={mark} error={field.error} group>
      {({ labelledBy, describedBy }) => (
        <RadioGroup
          ref={field.ref}
          name={name}
          options={options}
          direction={direction}
          value={field.value}
          labelledBy={labelledBy}
          describedBy={describedBy}
          onChange={({ value }) => field.change(value)}
        />
      )}
    </FormField>
  );
}
