import { Theme } from '@office/ui';
import { Suspense, use, useCallback, useState, useSyncExternalStore } from 'react';
import { useStore } from '../lib/useStore.ts';
import { toasts } from '../platform/toasts/toasts.ts';
import { Boundary } from '../platform/loading/Boundary.tsx';
import { startsWithSignIn } from './entrance.ts';
import { lazyPage, retryFailedPages } from '../platform/loading/lazyPage.tsx';
import { OnItsOwn } from '../platform/loading/OnItsOwn.tsx';
import { theme } from '../platform/device/theme.ts';
import { useKeptFocus } from '../lib/useKeptFocus.ts';
import { useOnline } from '../lib/useOnline.ts';

const SignInAlone = lazyPage(async () => (await import('./SignInAlone.tsx')).SignInAlone);
const RoutedApp = lazyPage(async () => {
  const { RoutedApp, fetchFirstPanel } = await import('./RoutedApp.tsx');
  fetchFirstPanel(window.location.pathname);
  return RoutedApp;
});
const Toasts = lazyPage(async () => (await import('../platform/toasts/Toasts.tsx')).Toasts);
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
    </Theme>
  );
}

/** The pages, or in front of them the offline screen; what runs behind it goes on when it is over. */
function OnlineOnly() {
  const online = useOnline();
  useKeptFocus(online);
  return (
    <>
      <div hidden={!online}>
        <Suspense>
          <Pages />
        </Suspense>
      </div>
      {online ? null : (
        <OnItsOwn>
          <OfflinePage />
        </OnItsOwn>
      )}
    </>
  );
}

function Pages() {
  const entrance = startsWithSignIn();
  const [signInAlone, setSignInAlone] = useState(
    typeof entrance === 'boolean' ? entrance : use(entrance),
  );
  const leaveSignIn = useCallback(() => setSignInAlone(false), []);
  return signInAlone ? <SignInAlone onLeave={leaveSignIn} /> : <RoutedApp />;
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
