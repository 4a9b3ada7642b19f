import { formatDateTime, organizationDeletionDays } from '@office/vocabulary';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import type { OrganizationDeletion } from './settingsValues.ts';
import * as styles from './OrganizationSettings.css.ts';

export interface DeletionSectionProps {
  deletion: OrganizationDeletion;
  /** Name to retype as a confirmation. */
  organization: string;
  onSchedule(confirmation: { name: string }): void;
  onCancel(): void;
}

/** Schedules the deletion of the organisation, or cancels a scheduled deletion. */
export function DeletionSection({
  deletion: { scheduled, permitted, submitting },
  organization,
  onSchedule,
  onCancel,
}: DeletionSectionProps) {
  const { t } = useTranslation('admin-organization');
  const id = useId();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    setAsking(false);
    setTyped('');
  };
  const confirm = () => {
    close();
    onSchedule({ name: organization });
  };
  return (
    <Card as="section" padding="lg" labelledBy={id}>
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size="md" id={id}>
            {t('deletion.title')}
          </Heading>
          <Text as="p" tone="muted">
            {t('deletion.hint', { count: organizationDeletionDays })}
          </Text>
        </div>
        {scheduled && (
          <Callout tone="danger">
            {t('deletion.scheduled', {
              at: formatDateTime(scheduled.deletesAt),
              requestedAt: formatDateTime(scheduled.requestedAt),
              name: scheduled.requestedBy ?? t('deletion.unknown'),
            })}
          </Callout>
        )}
        {!permitted && <Text as="p">{t('deletion.ownerOnly')}</Text>}
        {permitted && (
          <div className={styles.foot}>
            {scheduled ? (
              <Button loading={submitting} onPress={onCancel}>
                {t('deletion.keep')}
              </Button>
            ) : (
              <Button variant="danger" loading={submitting} onPress={() => setAsking(true)}>
                {t('deletion.action')}
              </Button>
            )}
          </div>
        )}
      </div>
      <AlertDialog
        open={asking}
        danger
        title={t('deletion.ask', { organization })}
        description={t('deletion.askHint', { count: organizationDeletionDays })}
        confirmLabel={t('deletion.confirm', { count: organizationDeletionDays })}
        cancelLabel={t('deletion.back')}
        confirmDisabled={typed.trim() !== organization}
        onConfirm={confirm}
        onCancel={close}
      >
        <FormField label={t('deletion.retype', { organization })}>
          {(control) => (
            <TextField
              {...control}
              autoComplete="off"
              value={typed}
              onChange={({ value }) => setTyped(value)}
            />
          )}
        </FormField>
      </AlertDialog>
    </Card>
  );
}
