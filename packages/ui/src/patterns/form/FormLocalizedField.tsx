import type { Language } from '@office/vocabulary';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { LocalizedField, type LocalizedFieldProps } from '../LocalizedField/index.ts';
import { useFormControl, type FormControlProps } from './useFormControl.ts';

export interface FormLocalizedFieldProps<Values extends FieldValues>
  extends
    FormControlProps<Values>,
    Pick<
      LocalizedFieldProps,
      'label' | 'hint' | 'mark' | 'fallback' | 'maxLength' | 'layout' | 'children'
    > {}

/** `name` is the name of the pair: `title` for `title.ja` and `title.en`. */
export function FormLocalizedField<Values extends FieldValues>({
  control,
  name,
  ...field
}: FormLocalizedFieldProps<Values>) {
  const handle = useRef<{ focus(language: Language): void }>(null);
  const of = (language: Language) => `${name}.${language}` as FieldPath<Values>;
  const ja = useFormControl({ control, name: of('ja') });
  const en = useFormControl({ control, name: of('en') });
  const fields = { ja, en };
  const [refOfJa, refOfEn] = [ja.ref, en.ref];
  // The form focuses its first invalid field. Focusing a hidden language shows it.
  useEffect(() => {
    refOfJa({ focus: () => handle.current?.focus('ja') });
    refOfEn({ focus: () => handle.current?.focus('en') });
  }, [refOfJa, refOfEn]);
  return (
    <LocalizedField
      {...field}
      ref={handle}
      value={{ ja: ja.value as string, en: en.value as string }}
      errors={{ ja: ja.error, en: en.error }}
      onChange={({ language, value }) => fields[language].change(value[language])}
      onLanguageBlur={({ language }) => fields[language].leave()}
    />
  );
}
