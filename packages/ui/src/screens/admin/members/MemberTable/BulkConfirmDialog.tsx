import { memberRoles, type MemberAction, type MemberRole } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import type { MemberChange } from '../members.ts';

export const maxMembersChanged = 1000;

interface BulkQuestionProps {
  action: MemberAction;
  count: number;
  submitting: boolean;
  /** Whether the viewer can make members administrators. */
  assignRoles: boolean;
  onConfirm(change: MemberChange): void;
  onCancel(): void;
}

export function BulkConfirmDialog({
  action,
  count,
  submitting,
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
    </AlertDialog>
  );
}
