import { maxBotDescriptionLength, maxBotNameLength, visibleTextPattern } from '@office/vocabulary';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { FormDialog } from '../integrations/FormDialog.tsx';
import type { BotEditing, BotValues } from './bot.ts';

type FormState = Extract<BotEditing, { status: 'bot' }>;

interface BotFormProps {
  editing: FormState;
  onSubmit(event: { values: BotValues }): void;
  onClose(): void;
}

const noFields: NonNullable<FormState['rejected']> = [];

function useSchema() {
  const { t } = useTranslation('admin-organization');
  return useMemo(() => {
    const maxLength = (max: number) => z.maxLength(max, { error: t('bots.length', { max }) });
    return z.object({
      name: requiredText().check(
        maxLength(maxBotNameLength),
        z.regex(visibleTextPattern, 'validation.visibleLine'),
      ),
      description: z.string().check(
        z.trim(),
        maxLength(maxBotDescriptionLength),
        z.refine((text) => text === '' || visibleTextPattern.test(text), 'validation.visibleLine'),
      ),
    });
  }, [t]);
}

export function BotForm({ editing, onSubmit, onClose }: BotFormProps) {
  const { t } = useTranslation('admin-organization');
  const { bot, saving = false, rejected = noFields, error } = editing;
  const { control, handleSubmit, setError } = useValidatedForm<BotValues>({
    schema: useSchema(),
    defaultValues: { name: bot?.name ?? '', description: bot?.description ?? '' },
  });
  useEffect(() => {
    for (const [index, field] of rejected.entries()) {
      const message = t(`bots.rejected.${field}`);
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }, [rejected, setError, t]);
  return (
    <FormDialog
      title={t(bot ? 'bots.editTitle' : 'bots.create')}
      submitLabel={t(bot ? 'bots.save' : 'bots.create')}
      cancelLabel={t('bots.cancel')}
      saving={saving}
      error={error}
      onSubmit={handleSubmit((values) => onSubmit({ values }))}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoComplete="off"
        label={t('bots.name')}
        hint={t('bots.nameHint')}
      />
      <FormTextField
        control={control}
        name="description"
        autoComplete="off"
        label={t('bots.botDescription')}
        hint={t('bots.botDescriptionHint')}
      />
    </FormDialog>
  );
}
