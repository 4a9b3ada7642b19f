import { genders, languages } from '@office/vocabulary';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { digitsOf } from '../fieldRules.ts';
import { toHalfWidthKatakana } from '../textPatterns.ts';
import { FormRadioGroup } from './FormRadioGroup.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';
import { type PersonValues } from './person.ts';

interface PersonFieldProps {
  control: Control<PersonValues>;
  name: keyof PersonValues;
}

/** The lines of text, each with the ways in which it differs from a plain one. */
const lines: Partial<
  Record<keyof PersonValues, Omit<FormTextFieldProps<PersonValues>, 'control' | 'name' | 'label'>>
> = {
  nameKanji: { mark: 'required', autoComplete: 'name' },
  nameKatakana: { normalize: toHalfWidthKatakana },
  nickname: { autoComplete: 'nickname' },
  dateOfBirth: { type: 'date', autoComplete: 'bday' },
  jobTitle: { autoComplete: 'organization-title' },
  phoneNumber: { type: 'tel', autoComplete: 'tel', normalize: normalizePhoneNumber },
};

const hinted: ReadonlySet<keyof PersonValues> = new Set([
  'nameKanji',
  'nameKatakana',
  'phoneNumber',
  'dateOfBirth',
  'selfIntroduction',
]);

/** One field of a member's own data, as registering and the profile show it. */
export function PersonField({ control, name }: PersonFieldProps): ReactElement {
  const { t } = useTranslation('common');
  const labelled = {
    control,
    name,
    label: t(`person.${name}`),
    hint: hinted.has(name) ? t(`personHint.${name}`) : undefined,
  };
  switch (name) {
    case 'gender':
      return (
        <FormRadioGroup
          {...labelled}
          options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        />
      );
    case 'language':
      return (
        <FormRadioGroup
          {...labelled}
          options={languages.map((value) => ({ value, label: t(`languageSwitch.${value}`) }))}
        />
      );
    case 'selfIntroduction':
      return <FormTextArea {...labelled} rows={4} />;
    default:
      return <FormTextField {...labelled} {...lines[name]} />;
  }
}

/** Digits alone once there are some; letters stay to be seen and mended. */
function normalizePhoneNumber(text: string): string {
  return /[^0-9０-９\s()（）+＋\-‐－ー]/u.test(text) ? text : digitsOf(text);
}
