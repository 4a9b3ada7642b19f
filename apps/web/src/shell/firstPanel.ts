import i18next from 'i18next';
import { session } from '../platform/session/browserSession.ts';
import { panelOf } from './panelOf.ts';

export const workplaceCode = () => import('./MemberWorkplace.tsx');

/** Namespaces preloaded together; otherwise the components would request them one after the other. */
const workformatLocations = ['shell', 'people', 'settings', 'chat', 'voice', 'meeting', 'map'];

export function fetchWorkplace(): void {
  workplaceCode().catch(ignore);
  void i18next.loadNamespaces(workformatLocations);
}

/** Preloads everything for a member's first page in parallel instead of part by part. */
export function fetchFirstPanel(pathname: string): void {
  const panel = panelOf(pathname);
  const { isAuthenticated, organizationId } = session.getSnapshot();
  if (!panel || !isAuthenticated || !organizationId) return;
  fetchWorkplace();
  panel.load?.().catch(ignore);
}

function ignore(): void {
  // The page that renders it retries and shows the error.
}
