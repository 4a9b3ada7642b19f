import { defaultRetentionDays } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/index.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type {
  PartHandlers,
  RetentionPreview,
  RetentionValues,
  SettingsPart,
} from './settingsValues.ts';
import * as styles from './OrganizationSettings.css.ts';

export interface RetentionSectionProps extends PartHandlers<RetentionValues> {
  part: SettingsPart<RetentionValues>;
  /** Maximum of the contracts. */
  maxDays: number;
  /** Data that the entered retention would delete. Null unless it is shorter than the stored one. */
  preview: RetentionPreview | null;
}

const yearDays = 365;
const choices = [
  ...[7, 14, 30, defaultRetentionDays, 180],
  ...[1, 2, 3, 5, 7, 10].map((years) => years * yearDays),
];
const meetingChoices = choices.filter((days) => days >= 30);
const fields = ['messageDays', 'fileDays', 'meetingDays'] as const;
const always = 'always';

/** How long messages, files and meetings are kept. A shorter retention asks and shows the deleted data. */
export function RetentionSection({ part, maxDays, preview, ...on }: RetentionSectionProps) {
  const { t, i18n } = useTranslation('admin-organization');
  const [asking, setAsking] = useState(false);
  const { values, stored } = part;
  const days = (count: number | null) => {
    if (count === null) return t('retention.always');
    if (count === defaultRetentionDays) return t('retention.twoMonths');
    return count % yearDays === 0
      ? t('retention.years', { count: count / yearDays })
      : t('retention.days', { count });
  };
  const differing = fields.filter((field) => values[field] !== stored[field]);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const counted = preview?.status === 'ready' ? preview : null;
  const words = counted && {
    messages: number.format(counted.messages),
    files: number.format(counted.files),
    size: `${number.format(counted.fileBytes / 1_000_000)} MB`,
    meetings: number.format(counted.meetings),
  };
  const deletes = counted !== null && counted.messages + counted.files + counted.meetings > 0;
  const optionsTo = (most: number, present: number) =>
    [...new Set([...choices, maxDays, present])]
      .filter((each) => each <= most)
      .toSorted((a, b) => a - b)
      .map((each) => ({ value: String(each), label: days(each) }));
  return (
    <SettingsSection
      title={t('retention.title')}
      hint={t('retention.hint')}
      saveLabel={t('retention.save')}
      part={part}
      changed={differing.length > 0}
      differences={differing.map((id) => ({
        id,
        label: t(`retention.${id}`),
        mine: days(values[id]),
        theirs: days(stored[id]),
      }))}
      onSubmit={() => {
        // Waits for the preview, so that nothing is deleted without being shown first.
        if (preview?.status === 'loading') return;
        if (deletes) setAsking(true);
        else on.onSave({ values });
      }}
      onTakeTheirs={on.onTakeTheirs}
    >
      <div className={styles.pair}>
        <FormField label={t('retention.messageDays')}>
          {(control) => (
            <Select
              {...control}
              options={optionsTo(maxDays, values.messageDays)}
              value={String(values.messageDays)}
              onChange={({ value }) => {
                const messageDays = Number(value);
                const fileDays = Math.min(values.fileDays, messageDays);
                on.onChange({ values: { ...values, messageDays, fileDays } });
              }}
            />
          )}
        </FormField>
        <FormField label={t('retention.fileDays')} error={part.errors?.fileDays}>
          {(control) => (
            <Select
              {...control}
              options={optionsTo(values.messageDays, values.fileDays)}
              value={String(values.fileDays)}
              onChange={({ value }) =>
                on.onChange({ values: { ...values, fileDays: Number(value) } })
              }
            />
          )}
        </FormField>
        <FormField label={t('retention.meetingDays')} hint={t('retention.meetingHint')}>
          {(control) => (
            <Select
              {...control}
              options={[
                ...meetingChoices.map((each) => ({ value: String(each), label: days(each) })),
                { value: always, label: days(null) },
              ]}
              value={String(values.meetingDays ?? always)}
              onChange={({ value }) => {
                const meetingDays = value === always ? null : Number(value);
                on.onChange({ values: { ...values, meetingDays } });
              }}
            />
          )}
        </FormField>
      </div>
      {preview && (
        <Callout tone={deletes ? 'warning' : 'info'} announce>
          {words && deletes
            ? t('retention.preview', words)
            : t(counted ? 'retention.previewNothing' : 'retention.previewLoading')}
        </Callout>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t('retention.ask')}
        description={words ? t('retention.askHint', words) : ''}
        confirmLabel={t('retention.confirm')}
        cancelLabel={t('retention.cancel')}
        onConfirm={() => {
          setAsking(false);
          on.onSave({ values });
        }}
        onCancel={() => setAsking(false)}
      />
    </SettingsSection>
  );
}
