import { Theme } from '@office/ui';
import { Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import type { SignInAloneProps } from './SignInAlone.tsx';
import { startsWithSignIn } from './entrance.ts';
import { lazyPage, retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { OnItsOwn } from '@office/client/loading/OnItsOwn.tsx';
import { PageLocale } from '@office/client/i18n/PageLocale.tsx';
import { theme } from '@office/client/device/theme.ts';
import { useKeptFocus } from '@office/client/lib/useKeptFocus.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';

const RoutedApp = lazyPage(async () => {
  const { RoutedApp, fetchFirstPanel } = await import('./RoutedApp.tsx');
  fetchFirstPanel(window.location.pathname);
  return RoutedApp;
});
/** The sign-in page where a visit starts with it, else every page. */
const FirstPage = lazyPage<SignInAloneProps>(async () =>
  (await startsWithSignIn())
    ? (await import('./SignInAlone.tsx')).SignInAlone
    : () => <RoutedApp />,
);
const Toasts = lazyPage(
  async () => (await import('../platform/toasts/MemberToasts.tsx')).MemberToasts,
);
const OfflinePage = lazyPage(
  async () => (await import('../features/status/pages/OfflinePage.tsx')).OfflinePage,
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
            <OnItsOwn>
              <CrashPage onRetry={retry} />
            </OnItsOwn>
          )}
        >
          <OnlineOnly />
          <ShownToasts />
        </Boundary>
      </PageLocale>
    </Theme>
  );
}

/** Tells when the offline screen is about to take the place of the pages. */
function onHiding(listener: () => void): () => void {
  return network.subscribe(() => {
    if (network.getSnapshot() === 'offline') listener();
  });
}

/** The pages, or in front of them the offline screen; what runs behind it goes on when it is over. */
function OnlineOnly() {
  const shown = useStore(network, (state) => state !== 'offline');
  useKeptFocus({ shown, onHiding });
  return (
    <>
      <div hidden={!shown}>
        <Suspense>
          <Pages />
        </Suspense>
      </div>
      {shown ? null : (
        <OnItsOwn>
          <OfflinePage />
        </OnItsOwn>
      )}
    </>
  );
}

function Pages() {
  const [hasLeft, setHasLeft] = useState(false);
  const leaveFirstPage = useCallback(() => setHasLeft(true), []);
  return hasLeft ? <RoutedApp /> : <FirstPage onLeave={leaveFirstPage} />;
}

/** Their code comes with the first one, or once the first page stands. */
function ShownToasts() {
  const some = useSyncExternalStore(toasts.subscribe, toasts.hasShown);
  return some ? (
    <OnItsOwn>
      <Toasts />
    </OnItsOwn>
  ) : null;
}
