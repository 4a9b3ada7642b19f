import { maxContentLength, maxTextLength } from '@office/vocabulary';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormLocalizedField } from '../../../patterns/form/FormLocalizedField.tsx';
import {
  MarkdownField,
  type MarkdownFieldProps,
  type MarkdownFiles,
} from '../../../patterns/MarkdownField/index.ts';
import type { ContentTexts } from './contentTexts.ts';
import { useContentTexts, type ContentArea } from './useContentTexts.ts';

export interface ContentTextFieldsProps<Values extends FieldValues & ContentTexts> {
  control: Control<Values>;
  area: ContentArea;
  headingLevel: MarkdownFieldProps['headingLevel'];
  /** Files of the text. */
  textFiles: { [Name in keyof MarkdownFiles]: MarkdownFiles[Name] | undefined };
}

export function ContentTextFields<Values extends FieldValues & ContentTexts>({
  control,
  area,
  headingLevel,
  textFiles,
}: ContentTextFieldsProps<Values>) {
  const { t } = useContentTexts(area);
  return (
    <>
      <FormLocalizedField
        control={control}
        name={'title' as FieldPath<Values>}
        label={t('form.title')}
        fallback
        maxLength={maxTextLength}
      />
      <FormLocalizedField
        control={control}
        name={'content' as FieldPath<Values>}
        label={t('form.content')}
        fallback
        maxLength={maxContentLength}
        layout="tabs"
      >
        {(field) => (
          <MarkdownField
            {...field}
            {...textFiles}
            headingLevel={headingLevel}
            maxLength={maxContentLength}
            rows={14}
          />
        )}
      </FormLocalizedField>
    </>
  );
}
