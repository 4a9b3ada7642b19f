import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { authLinks } from '../auth.ts';

export type SsoCallbackState =
  | { status: 'loading' }
  /** Opened directly, or in another browser than the sign-in. */
  | { status: 'unasked' }
  /** `text`: the translated error. */
  | { status: 'error'; text: string };

export interface SsoCallbackProps {
  state: SsoCallbackState;
  signInHref?: string;
}

/** The page to which the identity provider of an organisation redirects. */
export function SsoCallback({ state, signInHref = authLinks.signIn }: SsoCallbackProps) {
  const { t } = useTranslation('auth');
  const isLoading = state.status === 'loading';
  return (
    <section data-component="SsoCallback" aria-live="polite">
      {isLoading ? (
        <FormPage loading title={t('ssoCallback.loading')} />
      ) : (
        <FormPage
          icon={icons.warning}
          tone="warning"
          title={t('signIn.otherError')}
          description={state.status === 'error' ? state.text : t('ssoCallback.unasked')}
        >
          <Text as="p" align="center">
            <Link href={signInHref}>{t('backToSignIn')}</Link>
          </Text>
        </FormPage>
      )}
    </section>
  );
}
