import { Trans, useTranslation } from 'react-i18next';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { authLinks, type AuthLinks } from '../auth.ts';
import { LinkCheckFailed } from '../LinkCheckFailed.tsx';
import { SignUpForms, SignUpSteps, type SignUpProps } from './SignUpForms.tsx';

export function SignUp({ links, ...props }: SignUpProps) {
  return (
    <section data-component="SignUp">
      <Content {...props} to={{ ...authLinks, ...links }} />
    </section>
  );
}

function Content({ state, to, onRetry, ...form }: Omit<SignUpProps, 'links'> & { to: AuthLinks }) {
  const { t } = useTranslation('auth');
  switch (state.status) {
    case 'loading':
      return <FormPage loading title={t('signUp.checking')} />;
    case 'uninvited':
      return (
        <FormPage
          icon={icons.mail}
          title={t('signUp.uninvited')}
          description={t('signUp.uninvitedHelp')}
        >
          <SignInLink href={to.signIn} />
        </FormPage>
      );
    case 'invalid':
      return (
        <FormPage
          icon={icons.link}
          tone="warning"
          title={t('signUp.linkInvalid')}
          description={t('signUp.linkInvalidHelp')}
        >
          <SignInLink href={to.signIn} />
        </FormPage>
      );
    case 'expired':
      return (
        <FormPage
          icon={icons.clock}
          tone="warning"
          title={t('signUp.linkExpired')}
          description={t('signUp.linkExpiredHelp')}
        >
          <SignInLink href={to.signIn} />
        </FormPage>
      );
    case 'error':
      return (
        <LinkCheckFailed
          title={t('signUp.linkFailed')}
          description={state.text ?? t('signUp.linkFailedHelp')}
          onRetry={onRetry}
        />
      );
    case 'registered':
      return (
        <FormPage
          icon={icons.person}
          title={t('signUp.linkRegistered')}
          description={t('signUp.linkRegisteredHelp', { email: state.email })}
        >
          <Button variant="primary" size="lg" fullWidth href={to.signIn}>
            {t('signUp.completeAction')}
          </Button>
        </FormPage>
      );
    case 'ready':
      return (
        <SignUpForms
          {...form}
          to={to}
          email={state.email}
          minPasswordLength={state.minPasswordLength}
          agreement={
            <Text as="p" size="xs" tone="muted">
              <Trans
                t={t}
                i18nKey="signUp.agreement"
                components={{
                  terms: <Link href={to.terms} external children={null} />,
                  privacy: <Link href={to.privacy} external children={null} />,
                }}
              />
            </Text>
          }
        />
      );
    case 'complete':
      return (
        <FormPage
          top={<SignUpSteps current={3} />}
          icon={icons.success}
          tone="success"
          focusTitle
          title={t('signUp.completeTitle')}
          description={t('signUp.completeLead', { name: state.name })}
        >
          <Button variant="primary" size="lg" fullWidth href={to.office}>
            {t('signUp.enter')}
          </Button>
        </FormPage>
      );
  }
}

function SignInLink({ href }: { href: string }) {
  const { t } = useTranslation('auth');
  return (
    <Text as="p" tone="muted">
      {t('signUp.haveAccount')} <Link href={href}>{t('signUp.signIn')}</Link>
    </Text>
  );
}
