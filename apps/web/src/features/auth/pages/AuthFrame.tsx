import { AuthLayout } from '@office/ui';
import { Suspense, type ReactNode } from 'react';
import { useStore } from '../../../lib/useStore.ts';
import { lazyPage } from '../../../platform/loading/lazyPage.tsx';
import { OnItsOwn } from '../../../platform/loading/OnItsOwn.tsx';
import { network } from '../../../platform/recovery/browserNetwork.ts';
import { PageStands } from '../../../platform/loading/PageStands.ts';
import { theme } from '../../../platform/device/theme.ts';
import { switchLanguage } from '../../../platform/i18n/i18n.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

const ReconnectingLine = lazyPage(
  async () => (await import('@office/ui/ReconnectingLine')).ReconnectingLine,
);

/** Around every page before the office. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { appearance } = useStore(theme);
  const isReconnecting = useStore(network, (state) => state === 'reconnecting');
  return (
    <AuthLayout
      stillSrc={`/still-${appearance}.webp`}
      language={language}
      onLanguageChange={(event) => void switchLanguage(event.language)}
    >
      <Suspense>
        {children}
        <PageStands />
      </Suspense>
      {isReconnecting ? (
        <OnItsOwn>
          <ReconnectingLine floating />
        </OnItsOwn>
      ) : null}
    </AuthLayout>
  );
}
