import { genders, languages } from '@office/vocabulary';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { digitsOf } from '../fieldRules.ts';
import { toHalfWidthKatakana } from '../halfWidthKatakana.ts';
import { FormRadioGroup } from './FormRadioGroup.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';
import { type PersonValues } from './person.ts';
import type { LocaleText } from '../LocaleProvider/localeContext.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

interface PersonFieldProps {
  control: Control<PersonValues>;
  name: keyof PersonValues;
}

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

const hints: Partial<Record<keyof PersonValues, LocaleText>> = texts.personHint;

/** Field of a member's personal data, used by registration and profile. */
export function PersonField({ control, name }: PersonFieldProps): ReactElement {
  const t = useText();
  const hint = hints[name];
  const labelled = {
    control,
    name,
    label: t(texts.person[name]),
    hint: hint && t(hint),
  };
  switch (name) {
    case 'gender':
      return (
        <FormRadioGroup
          {...labelled}
          options={genders.map((value) => ({ value, label: t(texts.gender[value]) }))}
        />
      );
    case 'language':
      return (
        <FormRadioGroup
          {...labelled}
          options={languages.map((value) => ({ value, label: t(texts.languageSwitch[value]) }))}
        />
      );
    case 'selfIntroduction':
      return <FormTextArea {...labelled} rows={4} />;
    default:
      return <FormTextField {...labelled} {...lines[name]} />;
  }
}

/** Removes separators from a phone number. Keeps text with letters, so that the member can correct it. */
function normalizePhoneNumber(text: string): string {
  return /[^0-9０-９\s()（）+＋\-‐－ー]/u.test(text) ? text : digitsOf(text);
}
