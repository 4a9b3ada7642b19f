import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { GuestAccessValues, PartHandlers, SettingsPart } from './settingsValues.ts';

export interface GuestAccessSectionProps extends PartHandlers<GuestAccessValues> {
  part: SettingsPart<GuestAccessValues>;
}

const choices = [7, 30, 60, 90, 180, 365, 730];
const unlimited = 'unlimited';

/** How long new guests have access. */
export function GuestAccessSection({ part, ...on }: GuestAccessSectionProps) {
  const { t } = useTranslation('admin-organization');
  const { values, stored } = part;
  const inWords = ({ days }: GuestAccessValues) =>
    days === null ? t('guestAccess.unlimited') : t('guestAccess.days', { count: days });
  const isChanged = values.days !== stored.days;
  const listed = [
    ...new Set([...choices, ...[values.days, stored.days].filter((days) => days !== null)]),
  ];
  return (
    <SettingsSection
      title={t('guestAccess.title')}
      hint={t('guestAccess.hint')}
      saveLabel={t('guestAccess.save')}
      part={part}
      changed={isChanged}
      differences={
        isChanged
          ? [
              {
                id: 'days',
                label: t('guestAccess.label'),
                mine: inWords(values),
                theirs: inWords(stored),
              },
            ]
          : []
      }
      onSubmit={() => on.onSave({ values })}
      onTakeTheirs={on.onTakeTheirs}
    >
      <FormField label={t('guestAccess.label')} hint={t('guestAccess.labelHint')}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: unlimited, label: t('guestAccess.unlimited') },
              ...listed
                .toSorted((a, b) => a - b)
                .map((days) => ({ value: String(days), label: inWords({ days }) })),
            ]}
            value={String(values.days ?? unlimited)}
            onChange={({ value }) =>
              on.onChange({ values: { days: value === unlimited ? null : Number(value) } })
            }
          />
        )}
      </FormField>
    </SettingsSection>
  );
}
