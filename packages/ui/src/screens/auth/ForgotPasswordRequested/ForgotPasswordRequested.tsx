import { Trans, useTranslation } from 'react-i18next';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { authLinks, type AuthLinks } from '../auth.ts';

export interface ForgotPasswordRequestedProps {
  /** Undefined if the page is opened directly by URL. */
  email?: string | undefined;
  resending?: boolean;
  links?: Partial<AuthLinks>;
  /** Without it the button is hidden. */
  onResend?(): void;
}

export function ForgotPasswordRequested({
  email,
  resending = false,
  links,
  onResend,
}: ForgotPasswordRequestedProps) {
  const { t } = useTranslation('auth');
  const to = { ...authLinks, ...links };
  return (
    <section data-component="ForgotPasswordRequested">
      <FormPage
        focusTitle
        icon={icons.mail}
        tone="success"
        title={t('forgotPasswordRequested.title')}
        description={
          email ? (
            <Trans
              t={t}
              i18nKey="forgotPasswordRequested.lead"
              values={{ email }}
              components={{ email: <Text weight="medium" children={null} /> }}
            />
          ) : (
            t('forgotPasswordRequested.leadNoEmail')
          )
        }
      >
        <Text as="p" tone="muted">
          {t('forgotPasswordRequested.notReceived')}
        </Text>
        {onResend ? (
          <Button size="lg" fullWidth loading={resending} onPress={onResend}>
            {t(resending ? 'forgotPasswordRequested.resending' : 'forgotPasswordRequested.resend')}
          </Button>
        ) : null}
        <Text as="p" align="center">
          <Link href={to.signIn}>{t('backToSignIn')}</Link>
        </Text>
      </FormPage>
    </section>
  );
}
