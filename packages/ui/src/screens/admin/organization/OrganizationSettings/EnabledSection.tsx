import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { PartHandlers, SettingsPart } from './settingsValues.ts';

interface EnabledValues {
  enabled: boolean;
}

export interface EnabledSectionProps extends PartHandlers<EnabledValues> {
  /** Prefix of the texts. */
  name: 'linkPreviews' | 'transcripts' | 'guestLinks';
  part: SettingsPart<EnabledValues>;
}

export function EnabledSection({ name, part, ...on }: EnabledSectionProps) {
  const { t } = useTranslation('admin-organization');
  const { values, stored } = part;
  const isChanged = values.enabled !== stored.enabled;
  const stateOf = ({ enabled }: EnabledValues) => t(enabled ? `${name}.on` : `${name}.off`);
  const label = t(`${name}.enabled`);
  return (
    <SettingsSection
      title={t(`${name}.title`)}
      hint={t(`${name}.hint`)}
      saveLabel={t(`${name}.save`)}
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
        hint={t(`${name}.enabledHint`)}
        checked={values.enabled}
        onChange={({ checked }) => on.onChange({ values: { enabled: checked } })}
      />
    </SettingsSection>
  );
}
