import { graphicsQualities } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Section } from './Section.tsx';
import {
  officeLights,
  officeViews,
  type SettingsHandlers,
  type SettingsValues,
} from './settingsValues.ts';

interface GraphicsSectionProps {
  values: SettingsValues;
  supports3d: boolean;
  onChange: SettingsHandlers['onChange'];
}

export function GraphicsSection({ values, supports3d, onChange }: GraphicsSectionProps) {
  const { t } = useTranslation('settings');
  const view = supports3d ? values.view : '2d';
  const flat = values.view !== undefined && view === '2d';
  return (
    <Section id="graphics" title={t('graphics')}>
      {values.view !== undefined && (
        <FormField label={t('view')} group>
          {({ labelledBy }) => (
            <RadioGroup
              labelledBy={labelledBy}
              value={view ?? null}
              options={officeViews.map((value) => ({
                value,
                label: t(`viewOption.${value}`),
                hint: t(value === '3d' && !supports3d ? 'viewUnsupported' : `viewHint.${value}`),
                disabled: value === '3d' && !supports3d,
              }))}
              onChange={(change) => onChange({ change: { view: change.value } })}
            />
          )}
        </FormField>
      )}
      <FormField
        label={t('graphicsQuality')}
        hint={t(flat ? 'graphicsOnly3d' : 'graphicsHint')}
        group
      >
        {({ labelledBy, describedBy }) => (
          <RadioGroup
            labelledBy={labelledBy}
            describedBy={describedBy}
            disabled={flat}
            value={values.graphics}
            options={graphicsQualities.map((value) => ({
              value,
              label: t(`quality.${value}`),
              hint: t(`qualityHint.${value}`),
            }))}
            onChange={({ value }) => onChange({ change: { graphics: value } })}
          />
        )}
      </FormField>
      {values.light !== undefined && (
        <FormField label={t('light')} hint={t(flat ? 'graphicsOnly3d' : 'lightHint')} group>
          {({ labelledBy, describedBy }) => (
            <RadioGroup
              labelledBy={labelledBy}
              describedBy={describedBy}
              disabled={flat}
              value={values.light ?? null}
              options={officeLights.map((value) => ({ value, label: t(`lightOption.${value}`) }))}
              onChange={({ value }) => onChange({ change: { light: value } })}
            />
          )}
        </FormField>
      )}
    </Section>
  );
}
