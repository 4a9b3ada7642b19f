import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { authLinks, type AuthLinks } from '../auth.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

export type { SignInError } from './SignInForm.tsx';

export interface SignInProps extends SignInFormProps {
  defaultStaySignedIn?: boolean;
  links?: Partial<AuthLinks>;
}

export function SignIn({ links, ...form }: SignInProps) {
  const { t } = useTranslation('auth');
  const to = { ...authLinks, ...links };
  return (
    <section data-component="SignIn">
      <SignInForm
        {...form}
        texts="signIn"
        forgotPasswordHref={to.forgotPassword}
        renderOptions={(control) => (
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
        )}
        footer={
          <>
            {t('signIn.noAccount')} <Link href={to.signUp}>{t('signIn.signUp')}</Link>
          </>
        }
      />
    </section>
  );
}
