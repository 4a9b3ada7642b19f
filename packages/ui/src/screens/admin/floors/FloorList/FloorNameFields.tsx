import { katakanaNamePattern, maxTextLength } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { toHalfWidthKatakana } from '../../../../patterns/halfWidthKatakana.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import type { FloorListNames } from './floorListState.ts';

interface FloorNameFieldsProps {
  names: FloorListNames;
  submitted: boolean;
  onChange(names: FloorListNames): void;
}

export function FloorNameFields({ names, submitted, onChange }: FloorNameFieldsProps) {
  const { t } = useTranslation('admin-floors');
  const [typing, setTyping] = useState(false);
  const { katakana = '' } = names;
  const read = (reading: string) => onChange({ ...names, katakana: reading });
  return (
    <>
      {(['ja', 'en'] as const).map((language) => (
        <FormField
          key={language}
          label={t(`names.${language}`)}
          error={submitted && !names[language].trim() ? t('names.required') : undefined}
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
      <FormField
        label={t('names.katakana')}
        mark="optional"
        hint={t('names.katakanaHint')}
        error={!typing && !isReading(katakana) ? t('names.katakanaWrong') : undefined}
      >
        {(control) => (
          <TextField
            {...control}
            value={katakana}
            maxLength={maxTextLength}
            onChange={({ value }) => {
              setTyping(true);
              read(value);
            }}
            onBlur={() => {
              setTyping(false);
              read(toHalfWidthKatakana(katakana));
            }}
          />
        )}
      </FormField>
    </>
  );
}

const isReading = (text: string) => text === '' || katakanaNamePattern.test(text);

export function isNamed({ ja, en, katakana = '' }: FloorListNames): boolean {
  return ja.trim() !== '' && en.trim() !== '' && isReading(toHalfWidthKatakana(katakana));
}

export function namesToSend({ ja, en, katakana = '' }: FloorListNames): FloorListNames {
  const reading = toHalfWidthKatakana(katakana);
  return { ja, en, ...(reading && { katakana: reading }) };
}
