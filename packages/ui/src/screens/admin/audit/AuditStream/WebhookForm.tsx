import { auditStreamFormats, type AuditStreamFormat } from '@office/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../../patterns/form/FormPasswordField.tsx';
import { FormRadioGroup } from '../../../../patterns/form/FormRadioGroup.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { fieldProblem, type DestinationFormProps } from './destination.ts';
import { SaveDestination } from './SaveDestination.tsx';

const urlPattern = /^https?:\/\/[^\s?#@]+$/;
/** 24 to 64 bytes in Base64. */
const secretPattern = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

export interface WebhookFormProps extends DestinationFormProps<'webhook'> {
  /** Returns a new signing secret, and copies it. */
  onGenerateSecret(): string;
}

export function WebhookForm({
  stored,
  problem,
  saving,
  onGenerateSecret,
  onSave,
}: WebhookFormProps) {
  const { t } = useTranslation('admin-audit');
  const isNew = stored === null;
  const schema = useMemo(
    () =>
      z.object({
        url: requiredText().check(z.regex(urlPattern, t('stream.webhook.urlInvalid'))),
        format: z.enum(auditStreamFormats),
        signingSecret: z.string().check(
          z.trim(),
          z.refine((text) => (text === '' ? !isNew : secretPattern.test(text)), {
            error: t('stream.webhook.secretInvalid'),
          }),
        ),
      }),
    [t, isNew],
  );
  const { control, handleSubmit, setValue } = useValidatedForm<{
    url: string;
    format: AuditStreamFormat;
    signingSecret: string;
  }>({
    schema,
    defaultValues: { ...(stored ?? { url: '', format: 'JSON_LINES' }), signingSecret: '' },
    problem: fieldProblem(problem, ['url', 'signingSecret']),
  });
  return (
    <Form
      submitting={saving}
      onSubmit={handleSubmit(({ signingSecret, ...rest }) =>
        onSave({ webhook: { ...rest, ...(signingSecret && { signingSecret }) } }),
      )}
    >
      <FormTextField
        control={control}
        name="url"
        inputMode="url"
        label={t('stream.webhook.url')}
        hint={t('stream.webhook.urlHint')}
      />
      <FormRadioGroup
        control={control}
        name="format"
        label={t('stream.webhook.format')}
        options={auditStreamFormats.map((value) => ({
          value,
          label: t(`stream.webhook.formats.${value}`),
        }))}
      />
      <Stack gap={2}>
        <FormPasswordField
          control={control}
          name="signingSecret"
          autoComplete="off"
          label={t('stream.webhook.secret')}
          hint={t(isNew ? 'stream.webhook.secretHint' : 'stream.secretKept')}
        />
        <Stack direction="row">
          <Button
            size="sm"
            icon={icons.copy}
            onPress={() =>
              setValue('signingSecret', onGenerateSecret(), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {t('stream.webhook.generate')}
          </Button>
        </Stack>
      </Stack>
      <SaveDestination problem={problem} saving={saving} />
    </Form>
  );
}
