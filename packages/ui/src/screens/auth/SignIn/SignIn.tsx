import { formatDateTime } from '@office/vocabulary';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentPassword, email } from '../../../patterns/fieldRules.ts';
import * as z from 'zod/mini';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../patterns/form/FormPasswordField.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useFormChanges } from '../../../patterns/form/useFormChanges.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { authLinks, type AuthLinks } from '../auth.ts';

/** Why sign-in was rejected. `other` has a translated text. */
export type SignInError =
  | { kind: 'emailNotFound' }
  /**
   * `remainingAttempts`: wrong passwords left before the account is locked for this network. Set only near
   * the limit.
   */
  | { kind: 'incorrectPassword'; remainingAttempts?: number }
  /**
   * Too many wrong passwords from this network. A new password removes the lock. `until`: when the lock
   * expires, in ISO 8601.
   */
  | { kind: 'accountLocked'; until?: string }
  | { kind: 'accountBlocked' }
  | { kind: 'ipBlacklisted' }
  | { kind: 'other'; text: string };

const signInSchema = z.object({
  email: email(),
  password: currentPassword(),
  staySignedIn: z.boolean(),
});

export type SignInValues = z.infer<typeof signInSchema>;

export interface SignInProps {
  /** Prefilled after registration or a password reset. */
  defaultEmail?: string;
  defaultStaySignedIn?: boolean;
  submitting?: boolean;
  /** A new object for each server response. */
  error?: SignInError | undefined;
  /** Why the member was redirected here, such as an expired session. Translated. */
  notice?: string | undefined;
  links?: Partial<AuthLinks>;
  /** Lets other auth pages prefill the address. */
  onEmailChange?(event: { email: string }): void;
  onSubmit(values: SignInValues): void;
}

export function SignIn({
  defaultEmail = '',
  defaultStaySignedIn = false,
  submitting = false,
  error,
  notice,
  links,
  onEmailChange,
  onSubmit,
}: SignInProps) {
  const { t } = useTranslation('auth');
  const to = { ...authLinks, ...links };
  const form = useValidatedForm<SignInValues>({
    schema: signInSchema,
    defaultValues: { email: defaultEmail, password: '', staySignedIn: defaultStaySignedIn },
    problem:
      error?.kind === 'emailNotFound'
        ? { field: 'email', text: t('signIn.emailNotFound'), cause: error }
        : error?.kind === 'incorrectPassword'
          ? { field: 'password', text: t('signIn.incorrectPassword'), cause: error }
          : undefined,
  });
  const { control, handleSubmit } = form;
  useFormChanges(form, ({ email }) => onEmailChange?.({ email }));

  return (
    <section data-component="SignIn">
      <FormPage title={t('signIn.title')} description={t('signIn.lead')}>
        <SignInNotice error={error} notice={notice} resetHref={to.forgotPassword} />
        <Form submitting={submitting} onSubmit={handleSubmit((values) => onSubmit(values))}>
          <FormTextField
            control={control}
            name="email"
            type="email"
            autoComplete="username"
            label={t('field.email')}
          />
          <FormPasswordField
            control={control}
            name="password"
            autoComplete="current-password"
            label={t('field.password')}
          />
          <Stack direction="row" wrap gap={3} align="center" justify="between">
            <Controller
              control={control}
              name="staySignedIn"
              render={({ field }) => (
                <Checkbox
                  checked={field.value}
                  label={t('signIn.staySignedIn')}
                  onChange={({ checked }) => field.onChange(checked)}
                />
              )}
            />
            <Text>
              <Link href={to.forgotPassword} underline="hover">
                {t('signIn.forgotPassword')}
              </Link>
            </Text>
          </Stack>
          <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
            {t(submitting ? 'signIn.submitting' : 'signIn.submit')}
          </Button>
        </Form>
        <Text as="p" tone="muted" align="center">
          {t('signIn.noAccount')} <Link href={to.signUp}>{t('signIn.signUp')}</Link>
        </Text>
      </FormPage>
    </section>
  );
}

interface SignInNoticeProps extends Pick<SignInProps, 'error' | 'notice'> {
  resetHref: string;
}

function SignInNotice({ error, notice, resetHref }: SignInNoticeProps) {
  const { t } = useTranslation('auth');
  switch (error?.kind) {
    case 'incorrectPassword':
      return error.remainingAttempts === undefined ? null : (
        <Callout
          announce
          tone="warning"
          title={t('signIn.remainingAttempts', { count: error.remainingAttempts })}
        >
          {t('signIn.remainingAttemptsHelp')}
        </Callout>
      );
    case 'accountLocked':
      return (
        <Callout announce tone="danger" title={t('signIn.accountLocked')}>
          {error.until
            ? t('signIn.accountLockedUntil', { time: formatDateTime(error.until) })
            : t('signIn.accountLockedHelp')}{' '}
          <Link href={resetHref}>{t('signIn.resetPassword')}</Link>
        </Callout>
      );
    case 'accountBlocked':
    case 'ipBlacklisted':
      return (
        <Callout announce tone="danger" title={t(`signIn.${error.kind}`)}>
          {t(`signIn.${error.kind}Help`)}
        </Callout>
      );
    case 'other':
      return (
        <Callout announce tone="danger" title={t('signIn.otherError')}>
          {error.text}
        </Callout>
      );
    case 'emailNotFound':
      return null;
    case undefined:
      return notice ? (
        <Callout announce tone="info">
          {notice}
        </Callout>
      ) : null;
  }
}
