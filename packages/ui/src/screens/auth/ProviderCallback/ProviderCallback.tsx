import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';

export const accountProviders = ['GOOGLE', 'ZOOM', 'TEAMS'] as const;
export type AccountProvider = (typeof accountProviders)[number];

export type ProviderCallbackState =
  | { status: 'loading' }
  /** Opened directly, without a response of the provider. */
  | { status: 'unasked' }
  /** `account`: the address of the linked account. */
  | { status: 'success'; account?: string }
  /** `text`: the translated error. */
  | { status: 'error'; text?: string };

export interface ProviderCallbackProps {
  provider: AccountProvider;
  state: ProviderCallbackState;
  onClose(): void;
  /** Set if calendar access was not granted. Opens the provider's page again. */
  onLinkAgain?: (() => void) | undefined;
}

/** The redirect target of a provider, shown in a popup window. */
export function ProviderCallback({ provider, state, onClose, onLinkAgain }: ProviderCallbackProps) {
  const { t } = useTranslation('auth');
  const name = { provider: t(`providerCallback.${provider}`) };
  const close = (
    <Button variant="primary" size="lg" fullWidth onPress={onClose}>
      {t('providerCallback.close')}
    </Button>
  );
  return (
    <section data-component="ProviderCallback" aria-live="polite">
      {state.status === 'loading' ? (
        <FormPage
          loading
          title={t('providerCallback.loading', name)}
          description={t('providerCallback.loadingHelp')}
        />
      ) : state.status === 'unasked' ? (
        <FormPage
          icon={icons.link}
          title={t('providerCallback.unasked')}
          description={t('providerCallback.unaskedHelp', name)}
        >
          {close}
        </FormPage>
      ) : state.status === 'success' ? (
        <FormPage
          icon={icons.success}
          tone="success"
          title={t('providerCallback.success', name)}
          description={t('providerCallback.successHelp')}
        >
          {state.account ? (
            <Text as="p">
              <Text tone="muted">{t('providerCallback.account')}</Text> {state.account}
            </Text>
          ) : null}
          {close}
        </FormPage>
      ) : (
        <FormPage
          icon={icons.warning}
          tone="warning"
          title={t('providerCallback.error', name)}
          description={
            onLinkAgain && state.text
              ? state.text
              : [state.text, t('providerCallback.errorHelp')].filter(Boolean).join(' ')
          }
        >
          {onLinkAgain ? (
            <Stack gap={3}>
              <Button variant="primary" size="lg" fullWidth onPress={onLinkAgain}>
                {t('providerCallback.again')}
              </Button>
              <Button size="lg" fullWidth onPress={onClose}>
                {t('providerCallback.close')}
              </Button>
            </Stack>
          ) : (
            close
          )}
        </FormPage>
      )}
    </section>
  );
}
