import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  AccessTokenFields,
  emptyAccessToken,
  toApiTokenValues,
  useAccessTokenRules,
  type AccessTokenFieldValues,
} from '../../../../patterns/AccessTokenFields.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { FormDialog } from '../integrations/FormDialog.tsx';
import type { BotEditing, BotTokenValues } from './bot.ts';

interface BotTokenFormProps {
  editing: Extract<BotEditing, { status: 'token' }>;
  onSubmit(event: { values: BotTokenValues }): void;
  onClose(): void;
}

export function BotTokenForm({ editing, onSubmit, onClose }: BotTokenFormProps) {
  const { t } = useTranslation('admin-organization');
  const { bot, saving = false, error } = editing;
  const rules = useAccessTokenRules();
  const { control, handleSubmit } = useValidatedForm<AccessTokenFieldValues>({
    schema: useMemo(() => z.object(rules), [rules]),
    defaultValues: emptyAccessToken,
  });
  return (
    <FormDialog
      description={t('bots.createTokenHint')}
      title={t('bots.createTokenFor', { name: bot.name })}
      submitLabel={t('bots.createToken')}
      cancelLabel={t('bots.cancel')}
      saving={saving}
      error={error}
      onSubmit={handleSubmit((values) => onSubmit({ values: toApiTokenValues(values) }))}
      onClose={onClose}
    >
      <AccessTokenFields control={control} />
    </FormDialog>
  );
}
