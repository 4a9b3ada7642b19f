import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from '../FormField/index.ts';
import { TagInput, type TagInputProps } from '../TagInput/index.ts';
import { useFormControl, type FormControlProps } from './useFormControl.ts';

export interface FormTagsProps<Values extends FieldValues>
  extends
    FormControlProps<Values>,
    Pick<FormFieldProps, 'label' | 'hint' | 'mark'>,
    Pick<TagInputProps, 'max' | 'check'> {
  /** Rewrites every tag when the tags change. */
  normalize?(tag: string): string;
}

export function FormTags<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  mark,
  normalize = (tag) => tag,
  ...tags
}: FormTagsProps<Values>) {
  const field = useFormControl({ control, name });
  return (
    <FormField label={label} hint={hint} mark={mark} error={field.error}>
      {({ id, describedBy, invalid }) => (
        <TagInput
          {...tags}
          {...{ id, describedBy, invalid }}
          ref={field.ref}
          value={field.value as readonly string[]}
          onChange={({ value }) => field.change(value.map(normalize))}
          onBlur={field.leave}
        />
      )}
    </FormField>
  );
}
