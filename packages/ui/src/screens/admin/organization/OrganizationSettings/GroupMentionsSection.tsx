import { groupMentionAccesses } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { RadioGroup } from '../../../../primitives/RadioGroup/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { GroupMentionValues, PartHandlers, SettingsPart } from './settingsValues.ts';

export interface GroupMentionsSectionProps extends PartHandlers<GroupMentionValues> {
  part: SettingsPart<GroupMentionValues>;
}

const openSizes = [0, 10, 20, 50, 100];

export function GroupMentionsSection({ part, ...on }: GroupMentionsSectionProps) {
  const { t } = useTranslation('admin-organization');
  const { values, stored } = part;
  const isRestricted = values.access === 'ADMINISTRATORS';
  const sizeText = (count: number) =>
    count === 0 ? t('groupMentions.noOpenSize') : t('groupMentions.upTo', { count });
  const inWords = ({ access, openSize }: GroupMentionValues) => ({
    access: t(`groupMentions.${access}`),
    openSize: access === 'ADMINISTRATORS' ? sizeText(openSize) : '',
  });
  const [mine, theirs] = [inWords(values), inWords(stored)];
  const differing = (['access', 'openSize'] as const).filter((id) => mine[id] !== theirs[id]);
  const choices = [...new Set([...openSizes, stored.openSize])].toSorted((a, b) => a - b);
  return (
    <SettingsSection
      title={t('groupMentions.title')}
      hint={t('groupMentions.hint')}
      saveLabel={t('groupMentions.save')}
      part={part}
      changed={differing.length > 0}
      differences={differing.map((id) => ({
        id,
        label: t(`groupMentions.${id}`),
        mine: mine[id],
        theirs: theirs[id],
      }))}
      onSubmit={() => on.onSave({ values })}
      onTakeTheirs={on.onTakeTheirs}
    >
      <FormField label={t('groupMentions.access')}>
        {({ id, labelledBy, describedBy }) => (
          <RadioGroup
            id={id}
            labelledBy={labelledBy}
            describedBy={describedBy}
            options={groupMentionAccesses.map((value) => ({
              value,
              label: t(`groupMentions.${value}`),
            }))}
            value={values.access}
            onChange={({ value }) => on.onChange({ values: { ...values, access: value } })}
          />
        )}
      </FormField>
      {isRestricted && (
        <FormField label={t('groupMentions.openSize')} hint={t('groupMentions.openSizeHint')}>
          {(control) => (
            <Select
              {...control}
              options={choices.map((size) => ({ value: String(size), label: sizeText(size) }))}
              value={String(values.openSize)}
              onChange={({ value }) =>
                on.onChange({ values: { ...values, openSize: Number(value) } })
              }
            />
          )}
        </FormField>
      )}
    </SettingsSection>
  );
}
