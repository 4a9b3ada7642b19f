import { useState, type ReactNode } from 'react';
import { FormField, type FormFieldControl } from '../patterns/FormField/index.ts';

interface Held<Value> {
  value: Value;
  onChange(event: { value: Value }): void;
}

interface InFormProps<Value> extends Held<Value> {
  label: string;
  hint?: string;
  error?: string | undefined;
  children(field: FormFieldControl & Held<Value>): ReactNode;
}

export function InForm<Value>({
  value: start,
  onChange,
  children,
  ...formField
}: InFormProps<Value>) {
  const [value, setValue] = useState(start);
  return (
    <FormField {...formField}>
      {(control) =>
        children({
          ...control,
          value,
          onChange: (event) => {
            setValue(event.value);
            onChange(event);
          },
        })
      }
    </FormField>
  );
}
