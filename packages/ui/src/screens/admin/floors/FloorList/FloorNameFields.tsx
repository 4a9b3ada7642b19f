import { maxTextLength } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import type { FloorListNames } from './floorListState.ts';

interface FloorNameFieldsProps {
  names: FloorListNames;
  /** The form was sent once: what is missing is told. */
  asked: boolean;
  onChange(names: FloorListNames): void;
}

/** A floor's name in both languages. */
export function FloorNameFields({ names, asked, onChange }: FloorNameFieldsProps) {
  const { t } = useTranslation('admin-floors');
  return (
    <>
      {(['ja', 'en'] as const).map((language) => (
        <FormField
          key={language}
          label={t(`names.${language}`)}
          error={asked && !names[language].trim() ? t('names.required') : undefined}
        >
          {(control) => (
            <TextField
              {...control}
              value={names[language]}
              maxLength={maxTextLength}
              onChange={(event) => onChange({ ...names, [language]: event.target.value })}
            />
          )}
        </FormField>
      ))}
    </>
  );
}

export function isNamed({ ja, en }: FloorListNames): boolean {
  return ja.trim() !== '' && en.trim() !== '';
}
