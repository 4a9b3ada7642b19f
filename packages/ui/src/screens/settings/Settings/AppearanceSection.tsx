import { languages } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Section } from './Section.tsx';
import { themes, type SettingsHandlers, type SettingsValues } from './settingsValues.ts';

interface ValuesProps {
  values: SettingsValues;
  onChange: SettingsHandlers['onChange'];
}

export function AppearanceSection({ values, onChange }: ValuesProps) {
  const { t } = useTranslation('settings');
  return (
    <Section id="appearance" title={t('appearance')}>
      <FormField label={t('language')} hint={t('languageHint')}>
        {({ id, describedBy }) => (
          <Select
            id={id}
            describedBy={describedBy}
            value={values.language}
            options={languages.map((value) => ({ value, label: t(`languageOption.${value}`) }))}
            onChange={({ value }) => onChange({ change: { language: value } })}
          />
        )}
      </FormField>
      <FormField label={t('theme')} group>
        {({ labelledBy }) => (
          <RadioGroup
            labelledBy={labelledBy}
            value={values.theme}
            options={themes.map((value) => ({ value, label: t(`themeOption.${value}`) }))}
            onChange={({ value }) => onChange({ change: { theme: value } })}
          />
        )}
      </FormField>
    </Section>
  );
}
