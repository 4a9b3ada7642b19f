import {
  maxMembersChanged,
  memberRoles,
  type MemberAction,
  type MemberRole,
} from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Progress } from '../../../../primitives/Progress/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import type { MemberChange } from '../members.ts';

interface BulkQuestionProps {
  action: MemberAction;
  count: number;
  submitting: boolean;
  /** Number of members processed so far. */
  processed: number;
  /** Whether the viewer can make members administrators. */
  assignRoles: boolean;
  onConfirm(change: MemberChange): void;
  onCancel(): void;
}

export function BulkConfirmDialog({
  action,
  count,
  submitting,
  processed,
  assignRoles,
  onConfirm,
  onCancel,
}: BulkQuestionProps) {
  const { t } = useTranslation('admin-members');
  const language = useLanguage();
  const [role, setRole] = useState<MemberRole>('USER');
  const [department, setDepartment] = useState('');
  const tooMany = count > maxMembersChanged;
  const number = (value: number) => numberText(value, language);
  return (
    <AlertDialog
      open
      danger={action === 'BLOCK' || action === 'SIGN_OUT'}
      title={t(`bulk.title.${action}`, { count: number(count) })}
      description={
        tooMany
          ? t('bulk.tooMany', { max: number(maxMembersChanged) })
          : t(`bulk.description.${action}`)
      }
      confirmLabel={t(`bulk.confirm.${action}`)}
      cancelLabel={t('bulk.cancel')}
      confirmDisabled={tooMany}
      loading={submitting}
      onConfirm={() =>
        onConfirm({
          action,
          ...(action === 'ROLE' && { role }),
          ...(action === 'DEPARTMENT' && { department }),
        })
      }
      onCancel={onCancel}
    >
      {action === 'ROLE' && (
        <FormField label={t('bulk.newRole')}>
          {({ id }) => (
            <Select
              id={id}
              value={role}
              options={memberRoles
                .filter((value) => assignRoles || value !== 'ORGANIZATION_ADMIN')
                .map((value) => ({ value, label: t(`role.${value}`) }))}
              onChange={({ value }) => setRole(value)}
            />
          )}
        </FormField>
      )}
      {action === 'DEPARTMENT' && (
        <FormField label={t('bulk.newDepartment')}>
          {({ id }) => (
            <TextField
              id={id}
              maxLength={255}
              value={department}
              onChange={({ value }) => setDepartment(value)}
            />
          )}
        </FormField>
      )}
      {submitting && processed > 0 && (
        <>
          <Progress label={t('bulk.progress')} value={(100 * processed) / count} />
          <Text as="p" size="sm" tone="muted">
            {t('bulk.processed', { processed: number(processed), count: number(count) })}
          </Text>
        </>
      )}
    </AlertDialog>
  );
}
