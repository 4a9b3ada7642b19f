import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { currentPassword, email } from '../../../../patterns/fieldRules.ts';
import * as z from 'zod/mini';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../../patterns/form/FormPasswordField.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useFormChanges } from '../../../../patterns/form/useFormChanges.ts';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { FormPage } from '../../../../patterns/FormPage/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';

/** `other` carries a text that is already translated. */
export type AdminSignInError =
  | { kind: 'emailNotFound' }
  /**
   * `remainingAttempts`: attempts left before the account is locked for this network. Only set when few are
   * left.
   */
  | { kind: 'incorrectPassword'; remainingAttempts?: number }
  /** Too many wrong passwords from this network. `until`: automatic unlock time in ISO 8601. */
  | { kind: 'accountLocked'; until?: string }
  | { kind: 'accountBlocked' }
  | { kind: 'ipBlacklisted' }
  /** The member has no administrator role. */
  | { kind: 'notAdministrator' }
  | { kind: 'other'; text: string };

const adminSignInSchema = z.object({ email: email(), password: currentPassword() });

type AdminSignInValues = z.infer<typeof adminSignInSchema>;

export interface AdminSignInProps {
  defaultEmail?: string;
  submitting?: boolean;
  /** New object for each response of the server. */
  error?: AdminSignInError | undefined;
  /** Reason for showing the page, such as an expired session, already translated. */
  notice?: string | undefined;
  officeHref?: string;
  forgotPasswordHref?: string;
  onEmailChange?(event: { email: string }): void;
  onSubmit(values: AdminSignInValues): void;
}

export function AdminSignIn({
  defaultEmail = '',
  submitting = false,
  error,
  notice,
  officeHref = '/',
  forgotPasswordHref = '/auth/forgot-password',
  onEmailChange,
  onSubmit,
}: AdminSignInProps) {
  const { t } = useTranslation('admin-auth');
  const form = useValidatedForm<AdminSignInValues>({
    schema: adminSignInSchema,
    defaultValues: { email: defaultEmail, password: '' },
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
    <section data-component="AdminSignIn">
      <FormPage title={t('signIn.title')} description={t('signIn.lead')}>
        <Refusal
          error={error}
          notice={notice}
          officeHref={officeHref}
          forgotPasswordHref={forgotPasswordHref}
        />
        <Form submitting={submitting} onSubmit={handleSubmit((values) => onSubmit(values))}>
          <FormTextField
            control={control}
            name="email"
            type="email"
            autoComplete="username"
            label={t('signIn.email')}
          />
          <FormPasswordField
            control={control}
            name="password"
            autoComplete="current-password"
            label={t('signIn.password')}
          />
          <Text as="p" align="end">
            <Link href={forgotPasswordHref} underline="hover">
              {t('signIn.forgotPassword')}
            </Link>
          </Text>
          <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
            {t(submitting ? 'signIn.submitting' : 'signIn.submit')}
          </Button>
        </Form>
        <Text as="p" tone="muted" align="center">
          {t('signIn.forMembers')} <Link href={officeHref}>{t('toOffice')}</Link>
        </Text>
      </FormPage>
    </section>
  );
}

type RefusalProps = Pick<AdminSignInProps, 'error' | 'notice'> &
  Required<Pick<AdminSignInProps, 'officeHref' | 'forgotPasswordHref'>>;

function Refusal({ error, notice, officeHref, forgotPasswordHref }: RefusalProps) {
  const { t } = useTranslation('admin-auth');
  switch (error?.kind) {
    case 'incorrectPassword':
      return error.remainingAttempts === undefined ? null : (
        <Callout announce tone="warning">
          {t('signIn.remainingAttempts', { count: error.remainingAttempts })}
        </Callout>
      );
    case 'accountLocked':
      return (
        <Callout announce tone="danger" title={t('signIn.accountLocked')}>
          {error.until
            ? t('signIn.accountLockedUntil', { time: formatDateTime(error.until) })
            : t('signIn.accountLockedHelp')}{' '}
          <Link href={forgotPasswordHref}>{t('signIn.resetPassword')}</Link>
        </Callout>
      );
    case 'notAdministrator':
      return (
        <Callout announce tone="danger" title={t('signIn.notAdministrator')}>
          {t('signIn.notAdministratorHelp')} <Link href={officeHref}>{t('toOffice')}</Link>
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
