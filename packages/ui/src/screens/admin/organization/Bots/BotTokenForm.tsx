import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  AccessTokenFields,
  emptyAccessToken,
  toApiTokenValues,
  useAccessTokenRules,
  type AccessTokenFieldValues,
} from '../../../../patterns/AccessTokenFields.tsx';
import { Form } from '../../../../patterns/form/Form.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import type { BotEditing, BotTokenValues } from './bot.ts';

interface BotTokenFormProps {
  editing: Extract<BotEditing, { status: 'token' }>;
  onSubmit(event: { values: BotTokenValues }): void;
  onClose(): void;
}

export function BotTokenForm({ editing, onSubmit, onClose }: BotTokenFormProps) {
  const { t } = useTranslation('admin-organization');
  const formId = useId();
  const { bot, saving = false, error } = editing;
  const rules = useAccessTokenRules();
  const { control, handleSubmit } = useValidatedForm<AccessTokenFieldValues>({
    schema: useMemo(() => z.object(rules), [rules]),
    defaultValues: emptyAccessToken,
  });
  return (
    <Dialog
      open
      title={t('bots.createTokenFor', { name: bot.name })}
      description={t('bots.createTokenHint')}
      actions={
        <>
          <Button disabled={saving} onPress={onClose}>
            {t('bots.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            {t('bots.createToken')}
          </Button>
        </>
      }
      onClose={() => {
        if (!saving) onClose();
      }}
    >
      <Form
        id={formId}
        submitting={saving}
        onSubmit={handleSubmit((values) => onSubmit({ values: toApiTokenValues(values) }))}
      >
        <AccessTokenFields control={control} />
        {error && (
          <Callout tone="danger" announce>
            {error}
          </Callout>
        )}
      </Form>
    </Dialog>
  );
}
