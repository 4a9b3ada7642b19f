import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { MeetingTranscriptValues, PartHandlers, SettingsPart } from './settingsValues.ts';

export interface MeetingTranscriptSectionProps extends PartHandlers<MeetingTranscriptValues> {
  part: SettingsPart<MeetingTranscriptValues>;
}

export function MeetingTranscriptSection({ part, ...on }: MeetingTranscriptSectionProps) {
  const { t } = useTranslation('admin-organization');
  const { values, stored } = part;
  const isChanged = values.enabled !== stored.enabled;
  const stateOf = ({ enabled }: MeetingTranscriptValues) =>
    t(enabled ? 'transcripts.on' : 'transcripts.off');
  const label = t('transcripts.enabled');
  return (
    <SettingsSection
      title={t('transcripts.title')}
      hint={t('transcripts.hint')}
      saveLabel={t('transcripts.save')}
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
        hint={t('transcripts.enabledHint')}
        checked={values.enabled}
        onChange={({ checked }) => on.onChange({ values: { enabled: checked } })}
      />
    </SettingsSection>
  );
}
