import { displayName } from '@office/client/people/displayName.ts';
import { theme } from '@office/client/device/theme.ts';
import { useLanguageSwitch } from '@office/client/i18n/useLanguageSwitch.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { lazyPage, retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { IsolatedBoundary } from '@office/client/loading/IsolatedBoundary.tsx';
import { FirstRenderMarker } from '@office/client/startup/FirstRenderMarker.ts';
import { usePageTitle } from '@office/client/navigation/usePageTitle.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { LoadingState } from '@office/ui';
import { AdminShell } from '@office/ui/screens/admin/frame';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { OrganizationSwitch } from '../features/auth/index.ts';
import { CrashPage } from '../features/status/pages/CrashPage.tsx';
import { useQuery } from '../platform/api/queries.ts';
import { membersUrl } from '../platform/navigation/membersUrl.ts';
import { PageTrailProvider } from '../platform/navigation/PageTrail.ts';
import { usePermissions } from '../platform/permissions/usePermissions.ts';
import { signOut } from '../platform/signOut/signOut.ts';
import { SessionQueries } from '../platform/swr/SessionQueries.tsx';
import { useOpenQuestions } from '../features/help/index.ts';
import { pageAt, pages, ancestorPages } from './pages.ts';
import { PageRoutes } from './PageRoutes.tsx';

const ReconnectingLine = lazyPage(
  async () => (await import('@office/ui/ReconnectingLine')).ReconnectingLine,
);

/** Administrators have no socket connection: polls for changes by other administrators. */
const refreshInterval = 15_000;

export function Administration() {
  return (
    <SessionQueries>
      <Frame />
    </SessionQueries>
  );
}

function useWaiting(readsContent: boolean): Partial<Record<string, number>> {
  return { helpQuestions: useOpenQuestions(readsContent) };
}

function Frame() {
  const { t, i18n } = useTranslation(['admin', 'areas']);
  // Preloads the error texts, which forms use outside of components.
  useEffect(() => void i18n.loadNamespaces('errors'), [i18n]);
  const { pathname } = useLocation();
  const { choice } = useStore(theme);
  const isReconnecting = useStore(network, (state) => state !== 'connected');
  const [switching, setSwitching] = useState(false);
  const { data: me } = useQuery(
    '/v1/admin/auth/me',
    {},
    { refreshInterval, revalidateOnFocus: true },
  );
  const page = pageAt(pathname);
  const nameKey = page?.nameKey ?? 'admin:pages.notFound';
  usePageTitle(nameKey, 'admin:productName');

  const can = usePermissions();
  const waiting = useWaiting(can('content.read'));
  const above = page ? ancestorPages(page, pathname) : [];
  const entries = pages
    .filter(({ icon, permission }) => icon && can(permission))
    .map(({ id, path, nameKey: key, icon, group }) => ({
      id,
      href: `/${path}`,
      name: t(key),
      icon: icon!,
      waiting: waiting[id],
      group: group && t(`admin:pageGroups.${group}`),
    }));

  return (
    <>
      <AdminShell
        entries={entries}
        current={above[0]?.page.id ?? page?.id ?? null}
        page={pathname}
        pageName={t(nameKey)}
        organization={me?.organization ?? null}
        administrator={
          me
            ? {
                name: displayName(me),
                email: me.email,
                avatarUrl: me.avatarUrl,
                role: me.adminRole ?? me.role,
              }
            : null
        }
        appearance={choice}
        officeHref={membersUrl('/')}
        connection={
          isReconnecting ? (
            <IsolatedBoundary>
              <ReconnectingLine />
            </IsolatedBoundary>
          ) : null
        }
        onSwitchOrganization={
          me && me.organizations.metadata.total > 1 ? () => setSwitching(true) : undefined
        }
        onAppearanceChange={({ appearance }) => theme.choose(appearance)}
        onSignOut={() => void signOut()}
        {...useLanguageSwitch()}
      >
        <Boundary
          resetKey={pathname}
          onRetry={retryFailedPages}
          fallback={({ retry }) => <CrashPage fill="part" onRetry={retry} />}
        >
          <PageTrailProvider
            value={above.map(({ page: one, path }) => ({ href: path, label: t(one.nameKey) }))}
          >
            <Suspense fallback={<LoadingState />}>
              {me?.adminRole ? <PageRoutes role={me.adminRole} /> : <LoadingState />}
              <FirstRenderMarker />
            </Suspense>
          </PageTrailProvider>
        </Boundary>
      </AdminShell>
      <OrganizationSwitch open={switching} onClose={() => setSwitching(false)} />
    </>
  );
}
