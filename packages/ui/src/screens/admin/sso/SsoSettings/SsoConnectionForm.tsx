import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../../patterns/form/FormPasswordField.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { BreakGlassField, type SsoAdministrator } from './BreakGlassField.tsx';
import * as styles from '../sso.css.ts';

export interface SsoConnectionValues {
  issuer: string;
  clientId: string;
  /** Empty to keep the stored secret. */
  clientSecret: string;
  breakGlassUserIds: string[];
}

export interface SsoConnectionFormProps {
  /** Stored values without the secret. Null until the provider is configured. */
  connection: Omit<SsoConnectionValues, 'clientSecret'> | null;
  /** Administrators with a password. */
  administrators: readonly SsoAdministrator[];
  saving?: boolean | undefined;
  /** A new object for each response. Without a field, the text is shown above the button. */
  problem?: { field?: 'issuer' | 'clientSecret'; text: string } | undefined;
  onSave(event: { values: SsoConnectionValues }): void;
}

export function SsoConnectionForm({
  connection,
  administrators,
  saving = false,
  problem,
  onSave,
}: SsoConnectionFormProps) {
  const { t } = useTranslation('admin-sso');
  const isNew = connection === null;
  const schema = useMemo(
    () =>
      z.object({
        issuer: requiredText().check(
          z.refine((text) => /^https?:\/\/[^\s?#]+$/.test(text), {
            error: t('connection.issuerInvalid'),
          }),
        ),
        clientId: requiredText(),
        clientSecret: isNew ? requiredText() : z.string(),
        breakGlassUserIds: z.array(z.string()),
      }),
    [t, isNew],
  );
  const { control, handleSubmit } = useValidatedForm<SsoConnectionValues>({
    schema,
    defaultValues: {
      clientSecret: '',
      ...(connection ?? { issuer: '', clientId: '', breakGlassUserIds: [] }),
    },
    problem: problem?.field && { field: problem.field, text: problem.text, cause: problem },
  });
  return (
    <Form submitting={saving} onSubmit={handleSubmit((values) => onSave({ values }))}>
      <FormTextField
        control={control}
        name="issuer"
        inputMode="url"
        label={t('connection.issuer')}
        hint={t('connection.issuerHint')}
      />
      <FormTextField control={control} name="clientId" label={t('connection.clientId')} />
      <FormPasswordField
        control={control}
        name="clientSecret"
        autoComplete="off"
        label={t('connection.clientSecret')}
        {...(!isNew && { hint: t('connection.clientSecretHint') })}
      />
      <BreakGlassField control={control} name="breakGlassUserIds" options={administrators} />
      {problem && !problem.field && (
        <Callout tone="danger" announce>
          {problem.text}
        </Callout>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={saving}>
          {t('connection.save')}
        </Button>
      </div>
    </Form>
  );
}
