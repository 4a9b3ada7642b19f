import { tabStorage } from '@office/client/lib/browserStorage.ts';
import i18next from 'i18next';
import { resumeCall } from '../features/voice/panels.ts';
import { session } from '../platform/session/browserSession.ts';
import { storedCallKey } from '../platform/session/storageKeys.ts';
import { panelOf } from './panelOf.ts';

export const workplaceCode = () => import('./MemberWorkplace.tsx');

/** Namespaces preloaded together; otherwise the components would request them one after the other. */
const workformatLocations = ['shell', 'people', 'settings', 'chat', 'voice', 'meeting', 'map'];

export function fetchWorkplace(): void {
  workplaceCode().catch(ignore);
  void i18next.loadNamespaces(workformatLocations);
}

function resumeStoredCall(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (!isReload || tabStorage.getItem(storedCallKey) === null) return;
  resumeCall().catch(ignore);
}

/**
 * Preloads everything for a member's first page in parallel. Otherwise each part would load only
 * after its parent and the permission call. Also returns to the call that a reload ended.
 */
export function fetchFirstPanel(pathname: string): void {
  const panel = panelOf(pathname);
  const { isAuthenticated, organizationId } = session.getSnapshot();
  if (!panel || !isAuthenticated || !organizationId) return;
  resumeStoredCall();
  fetchWorkplace();
  panel.load?.().catch(ignore);
}

function ignore(): void {
  // The page that renders it retries and shows the error.
}
