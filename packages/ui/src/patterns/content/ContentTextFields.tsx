import { maxContentLength, maxTextLength } from '@office/vocabulary';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormLocalizedField } from '../form/FormLocalizedField.tsx';
import {
  MarkdownField,
  type MarkdownFieldProps,
  type MarkdownFiles,
} from '../MarkdownField/index.ts';
import type { ContentTexts } from './contentTexts.ts';

export interface ContentTextFieldsProps<Values extends FieldValues & ContentTexts> {
  control: Control<Values>;
  words: { title: string; content: string };
  /** Level of the headings in the text. */
  headingLevel: MarkdownFieldProps['headingLevel'];
  /** Files of the text. */
  textFiles: { [Name in keyof MarkdownFiles]: MarkdownFiles[Name] | undefined };
}

/** Title and text fields in both languages. */
export function ContentTextFields<Values extends FieldValues & ContentTexts>({
  control,
  words,
  headingLevel,
  textFiles,
}: ContentTextFieldsProps<Values>) {
  return (
    <>
      <FormLocalizedField
        control={control}
        name={'title' as FieldPath<Values>}
        label={words.title}
        maxLength={maxTextLength}
      />
      <FormLocalizedField
        control={control}
        name={'content' as FieldPath<Values>}
        label={words.content}
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
