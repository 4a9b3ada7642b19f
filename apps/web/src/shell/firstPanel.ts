import i18next from 'i18next';
import { loadConfig } from '../platform/config/config.ts';
import { textFiles } from '../platform/i18n/textFiles.ts';
import { session } from '../platform/session/browserSession.ts';
import { panelOf } from './panelOf.ts';

export const workplaceCode = () => import('./MemberWorkplace.tsx');

export function fetchWorkplace(): void {
  void loadConfig();
  workplaceCode().catch(ignore);
  void i18next.loadNamespaces(textFiles.workplace);
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
