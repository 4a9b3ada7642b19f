import { AuthLayout } from '@office/ui';
import { Suspense, type ReactNode } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { IsolatedBoundary } from '@office/client/loading/IsolatedBoundary.tsx';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { FirstRenderMarker } from '@office/client/startup/FirstRenderMarker.ts';
import { theme } from '@office/client/device/theme.ts';
import { switchLanguage } from '@office/client/i18n/i18n.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';

const ReconnectingLine = lazyPage(
  async () => (await import('@office/ui/ReconnectingLine')).ReconnectingLine,
);

export function AuthFrame({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { appearance } = useStore(theme);
  const isReconnecting = useStore(network, (state) => state !== 'connected');
  return (
    <AuthLayout
      stillSrc={`/still-${appearance}.webp`}
      language={language}
      onLanguageChange={(event) => void switchLanguage(event.language)}
    >
      <Suspense>
        {children}
        <FirstRenderMarker />
      </Suspense>
      {isReconnecting ? (
        <IsolatedBoundary>
          <ReconnectingLine floating />
        </IsolatedBoundary>
      ) : null}
    </AuthLayout>
  );
}
