import { useStore } from '@office/client/lib/useStore.ts';
import { theme } from '@office/client/device/theme.ts';
import { PageLocale } from '@office/client/i18n/PageLocale.tsx';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { lazyPage, retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { IsolatedBoundary } from '@office/client/loading/IsolatedBoundary.tsx';
import { ToastViewport } from '@office/client/toasts/ToastViewport.tsx';
import { OnlineOnly } from '@office/client/status/OnlineOnly.tsx';
import { Theme } from '@office/ui';
import { Suspense, useCallback, useState } from 'react';
import { confirmation } from '../platform/confirmation/ConfirmationStore.ts';
import { session } from '../platform/session/adminSession.ts';
import { useSession } from '../platform/session/useSession.ts';
import type { StandaloneSignInProps } from './StandaloneSignIn.tsx';

const StandaloneSignIn = lazyPage<StandaloneSignInProps>(
  async () => (await import('./StandaloneSignIn.tsx')).StandaloneSignIn,
);
const RoutedApp = lazyPage(async () => {
  // Loads the administration in parallel. Its own loader reports a failure.
  if (session.getSnapshot().isAuthenticated) import('./Administration.tsx').catch(() => {});
  return (await import('./RoutedApp.tsx')).RoutedApp;
});
const Toasts = lazyPage(async () => (await import('./AdminToasts.tsx')).AdminToasts);
const Confirmation = lazyPage<{ open: boolean }>(
  async () => (await import('../features/auth/pages/Confirmation.tsx')).Confirmation,
);
const CrashPage = lazyPage(
  async () => (await import('../features/status/pages/CrashPage.tsx')).CrashPage,
);

export function App() {
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
            <Pages />
          </OnlineOnly>
          <ConfirmationDialog />
          <ToastViewport>
            <Toasts />
          </ToastViewport>
        </Boundary>
      </PageLocale>
    </Theme>
  );
}

/** Loaded with the first question, and kept mounted for the closing animation. */
function ConfirmationDialog() {
  const isOpen = useStore(confirmation, (state) => state === 'asking');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <Confirmation open={isOpen} />
    </Suspense>
  ) : null;
}

/** Loads the router only after the sign-in page. */
function Pages() {
  const { isAuthenticated, organizationId } = useSession();
  const [hasLeft, setHasLeft] = useState(window.location.pathname.endsWith('/503'));
  const leave = useCallback(() => setHasLeft(true), []);
  if (!hasLeft && isAuthenticated && organizationId !== null) leave();
  return hasLeft ? <RoutedApp /> : <StandaloneSignIn onLeave={leave} />;
}
