import { useTranslation } from 'react-i18next';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { SignInForm, type SignInError, type SignInFormProps } from '../SignIn/SignInForm.tsx';

export type AdminSignInError =
  | SignInError
  /** The member has no administrator role. */
  | { kind: 'notAdministrator' };

export interface AdminSignInProps extends Omit<SignInFormProps, 'error' | 'onSubmit'> {
  /** New object for each response of the server. */
  error?: AdminSignInError | undefined;
  officeHref?: string;
  forgotPasswordHref?: string;
  onSubmit(values: { email: string; password: string }): void;
}

export function AdminSignIn({
  error,
  officeHref = '/',
  forgotPasswordHref = '/auth/forgot-password',
  onSubmit,
  ...form
}: AdminSignInProps) {
  const { t } = useTranslation('auth');
  const toOffice = <Link href={officeHref}>{t('adminSignIn.toOffice')}</Link>;
  const isMember = error?.kind === 'notAdministrator';
  return (
    <section data-component="AdminSignIn">
      <SignInForm
        {...form}
        error={isMember ? undefined : error}
        texts="adminSignIn"
        forgotPasswordHref={forgotPasswordHref}
        alert={
          isMember && (
            <Callout announce tone="danger" title={t('adminSignIn.notAdministrator')}>
              {t('adminSignIn.notAdministratorHelp')} {toOffice}
            </Callout>
          )
        }
        renderOptions={() => (
          <Text as="p" align="end">
            <Link href={forgotPasswordHref} underline="hover">
              {t('signIn.forgotPassword')}
            </Link>
          </Text>
        )}
        footer={
          <>
            {t('adminSignIn.forMembers')} {toOffice}
          </>
        }
        onSubmit={({ email, password }) => onSubmit({ email, password })}
      />
    </section>
  );
}
