import { useTranslation } from 'react-i18next';
import { email } from '../../../patterns/fieldRules.ts';
import * as z from 'zod/mini';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useFormChanges } from '../../../patterns/form/useFormChanges.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { authLinks, type AuthLinks } from '../auth.ts';

/** Why the request was rejected. `other` has a translated text. */
export type ForgotPasswordError = { kind: 'emailNotFound' } | { kind: 'other'; text: string };

const forgotPasswordSchema = z.object({ email: email() });

export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;

export interface ForgotPasswordProps {
  /** The address entered on the sign-in page. */
  defaultEmail?: string;
  submitting?: boolean;
  /** A new object for each server response. */
  error?: ForgotPasswordError | undefined;
  links?: Partial<AuthLinks>;
  /** Lets other auth pages prefill the address. */
  onEmailChange?(event: { email: string }): void;
  onSubmit(values: ForgotPasswordValues): void;
}

export function ForgotPassword({
  defaultEmail = '',
  submitting = false,
  error,
  links,
  onEmailChange,
  onSubmit,
}: ForgotPasswordProps) {
  const { t } = useTranslation('auth');
  const to = { ...authLinks, ...links };
  const form = useValidatedForm<ForgotPasswordValues>({
    schema: forgotPasswordSchema,
    defaultValues: { email: defaultEmail },
    problem:
      error?.kind === 'emailNotFound'
        ? { field: 'email', text: t('forgotPassword.emailNotFound'), cause: error }
        : undefined,
  });
  const { control, handleSubmit } = form;
  useFormChanges(form, ({ email }) => onEmailChange?.({ email }));
  return (
    <section data-component="ForgotPassword">
      <FormPage title={t('forgotPassword.title')} description={t('forgotPassword.lead')}>
        {error?.kind === 'other' ? (
          <Callout announce tone="danger" title={t('forgotPassword.otherError')}>
            {error.text}
          </Callout>
        ) : null}
        <Form submitting={submitting} onSubmit={handleSubmit((values) => onSubmit(values))}>
          <FormTextField
            control={control}
            name="email"
            type="email"
            autoComplete="username"
            label={t('field.email')}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
            {t(submitting ? 'forgotPassword.submitting' : 'forgotPassword.submit')}
          </Button>
        </Form>
        <Text as="p" align="center">
          <Link href={to.signIn}>{t('backToSignIn')}</Link>
        </Text>
      </FormPage>
    </section>
  );
}
