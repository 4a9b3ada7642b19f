import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { LinkPreviewValues, PartHandlers, SettingsPart } from './settingsValues.ts';

export interface LinkPreviewSectionProps extends PartHandlers<LinkPreviewValues> {
  part: SettingsPart<LinkPreviewValues>;
}

export function LinkPreviewSection({ part, ...on }: LinkPreviewSectionProps) {
  const { t } = useTranslation('admin-organization');
  const { values, stored } = part;
  const isChanged = values.enabled !== stored.enabled;
  const stateOf = ({ enabled }: LinkPreviewValues) =>
    t(enabled ? 'linkPreviews.on' : 'linkPreviews.off');
  const label = t('linkPreviews.enabled');
  return (
    <SettingsSection
      title={t('linkPreviews.title')}
      hint={t('linkPreviews.hint')}
      saveLabel={t('linkPreviews.save')}
      part={part}
      changed={isChanged}
      differences={
        isChanged ? [{ id: 'enabled', label, mine: stateOf(values), theirs: stateOf(stored) }] : []
      }
      onSubmit={() => on.onSave({ values })}
      onTakeTheirs={on.onTakeTheirs}
    >
      <Checkbox
        label={label}
        hint={t('linkPreviews.enabledHint')}
        checked={values.enabled}
        onChange={({ checked }) => on.onChange({ values: { enabled: checked } })}
      />
    </SettingsSection>
  );
}
