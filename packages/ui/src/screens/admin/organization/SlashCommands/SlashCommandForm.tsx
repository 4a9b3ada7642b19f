import {
  maxSlashCommandDescriptionLength,
  maxSlashCommandNameLength,
  maxSlashCommandUsageHintLength,
  slashCommandNamePattern,
  visibleTextPattern,
} from '@office/vocabulary';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { FormDialog } from '../integrations/FormDialog.tsx';
import { receiverUrl } from '../signing/receiverUrl.ts';
import type { SlashCommandEditing, SlashCommandValues } from './slashCommand.ts';

type FormState = Extract<SlashCommandEditing, { status: 'form' }>;

interface SlashCommandFormProps {
  editing: FormState;
  onSubmit(event: { values: SlashCommandValues }): void;
  onClose(): void;
}

const noFields: NonNullable<FormState['rejected']> = [];

function useSchema() {
  const { t } = useTranslation('admin-organization');
  return useMemo(() => {
    const maxLength = (max: number) =>
      z.maxLength(max, { error: t('slashCommands.length', { max }) });
    return z.object({
      name: requiredText().check(
        // Typed as in chat.
        z.overwrite((name) => name.replace(/^\//, '')),
        maxLength(maxSlashCommandNameLength),
        z.regex(slashCommandNamePattern, t('slashCommands.rejected.name')),
      ),
      description: requiredText().check(
        maxLength(maxSlashCommandDescriptionLength),
        z.regex(visibleTextPattern, 'validation.visibleLine'),
      ),
      usageHint: z.string().check(
        z.trim(),
        maxLength(maxSlashCommandUsageHintLength),
        z.refine((text) => text === '' || visibleTextPattern.test(text), 'validation.visibleLine'),
      ),
      url: receiverUrl(t('slashCommands.rejected.url')),
    });
  }, [t]);
}

export function SlashCommandForm({ editing, onSubmit, onClose }: SlashCommandFormProps) {
  const { t } = useTranslation('admin-organization');
  const { command, saving = false, rejected = noFields, error } = editing;
  const { control, handleSubmit, setError } = useValidatedForm<SlashCommandValues>({
    schema: useSchema(),
    defaultValues: {
      name: command?.name ?? '',
      description: command?.description ?? '',
      usageHint: command?.usageHint ?? '',
      url: command?.url ?? '',
    },
  });
  useEffect(() => {
    for (const [index, reason] of rejected.entries()) {
      const field = reason === 'nameTaken' ? 'name' : reason;
      const message = t(`slashCommands.rejected.${reason}`);
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }, [rejected, setError, t]);
  return (
    <FormDialog
      title={t(command ? 'slashCommands.editTitle' : 'slashCommands.create')}
      submitLabel={t(command ? 'slashCommands.save' : 'slashCommands.create')}
      cancelLabel={t('slashCommands.cancel')}
      saving={saving}
      error={error}
      onSubmit={handleSubmit((values) => onSubmit({ values }))}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoComplete="off"
        label={t('slashCommands.name')}
        hint={t('slashCommands.nameHint')}
      />
      <FormTextField
        control={control}
        name="description"
        autoComplete="off"
        label={t('slashCommands.commandDescription')}
        hint={t('slashCommands.commandDescriptionHint')}
      />
      <FormTextField
        control={control}
        name="usageHint"
        autoComplete="off"
        label={t('slashCommands.usageHint')}
        hint={t('slashCommands.usageHintHint')}
      />
      <FormTextField
        control={control}
        name="url"
        type="url"
        autoComplete="off"
        placeholder="https://"
        label={t('slashCommands.url')}
        hint={t('slashCommands.urlHint')}
      />
    </FormDialog>
  );
}
