import { IsolatedBoundary } from '@office/client/loading/IsolatedBoundary.tsx';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { FirstRenderMarker } from '@office/client/startup/FirstRenderMarker.ts';
import { useLanguageSwitch } from '@office/client/i18n/useLanguageSwitch.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { usePageTitle } from '@office/client/navigation/usePageTitle.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { AdminAuthLayout } from '@office/ui/screens/admin/auth';
import { Suspense, useState } from 'react';
import { useSession } from '../../../platform/session/useSession.ts';
import { SignInPage } from './SignInPage.tsx';

const ChooseOrganizationPage = lazyPage(
  async () => (await import('./ChooseOrganizationPage.tsx')).ChooseOrganizationPage,
);
const SsoCallbackPage = lazyPage(
  async () => (await import('./SsoCallbackPage.tsx')).SsoCallbackPage,
);
const ReconnectingLine = lazyPage(
  async () => (await import('@office/ui/ReconnectingLine')).ReconnectingLine,
);

export function EntrancePage() {
  const { isAuthenticated } = useSession();
  const [isCallback] = useState(() => window.location.pathname.endsWith('/sso-callback'));
  const isReconnecting = useStore(network, (state) => state !== 'connected');
  usePageTitle(
    isAuthenticated ? 'admin:pages.organizations' : 'admin:pages.signIn',
    'admin:productName',
  );
  return (
    <AdminAuthLayout {...useLanguageSwitch()}>
      <Suspense>
        {isAuthenticated ? (
          <ChooseOrganizationPage />
        ) : isCallback ? (
          <SsoCallbackPage />
        ) : (
          <SignInPage />
        )}
        <FirstRenderMarker />
      </Suspense>
      {isReconnecting ? (
        <IsolatedBoundary>
          <ReconnectingLine floating />
        </IsolatedBoundary>
      ) : null}
    </AdminAuthLayout>
  );
}
