import { Theme } from '@office/ui';
import { useCallback, useState, type ComponentType } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { ToastViewport } from '@office/client/toasts/ToastViewport.tsx';
import { OnlineOnly } from '@office/client/status/OnlineOnly.tsx';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import type { StandaloneSignInProps } from './StandaloneSignIn.tsx';
import { startsWithSignIn } from './entrance.ts';
import { lazyPage, retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { IsolatedBoundary } from '@office/client/loading/IsolatedBoundary.tsx';
import { PageLocale } from '@office/client/i18n/PageLocale.tsx';
import { theme } from '@office/client/device/theme.ts';

const RoutedApp = lazyPage(async () => {
  const { RoutedApp, loadFirstPanel } = await import('./RoutedApp.tsx');
  await loadFirstPanel(window.location.pathname);
  return RoutedApp;
});
export const LazyFirstPage = lazyPage<StandaloneSignInProps>(async () => {
  if (await startsWithSignIn()) return (await import('./StandaloneSignIn.tsx')).StandaloneSignIn;
  await RoutedApp.preload();
  return () => <RoutedApp />;
});
const Toasts = lazyPage(
  async () => (await import('../platform/toasts/MemberToasts.tsx')).MemberToasts,
);
const CrashPage = lazyPage(
  async () => (await import('../features/status/pages/CrashPage.tsx')).CrashPage,
);

export interface AppProps {
  /** The sign-in page, if the visit starts with it and its prerendered markup is hydrated. */
  SignIn?: ComponentType<StandaloneSignInProps>;
}

export function App({ SignIn }: AppProps) {
  const { appearance } = useStore(theme);
  return (
    <Theme appearance={appearance}>
      <PageLocale>
        <Boundary
          onRetry={retryFailedPages}
          fallback={({ retry }) => (
            <IsolatedBoundary>
              <CrashPage onRetry={retry} />
            </IsolatedBoundary>
          )}
        >
          <OnlineOnly>
            <Pages FirstPage={SignIn ?? LazyFirstPage} />
          </OnlineOnly>
          <ToastViewport>
            <Toasts />
          </ToastViewport>
        </Boundary>
      </PageLocale>
    </Theme>
  );
}

function Pages({ FirstPage }: { FirstPage: ComponentType<StandaloneSignInProps> }) {
  const [hasLeft, setHasLeft] = useState(false);
  // Keeps the first page until the code of the others is loaded.
  const leaveFirstPage = useCallback(
    () => void RoutedApp.preload().then(() => setHasLeft(true)),
    [],
  );
  if (hasLeft) return <RoutedApp />;
  return <FirstPage onLeave={leaveFirstPage} />;
}
