import i18next from 'i18next';
import { session } from '../platform/session/browserSession.ts';
import { panelOf } from './panels.ts';

/** The code of the workplace around every panel. */
export const workplaceCode = () => import('./MemberWorkplace.tsx');

/** Its words, and those of what it always shows: left to themselves, they are asked for one after the other. */
const workplaceTexts = ['shell', 'people', 'settings', 'chat', 'voice', 'meeting', 'map'];

/** Begins to fetch the workplace for someone who is about to enter it. */
export function fetchWorkplace(): void {
  workplaceCode().catch(ignore);
  void i18next.loadNamespaces(workplaceTexts);
}

/**
 * Begins to fetch all that a member's first page needs. Left to itself, each part would be asked for
 * only when the one around it has come, and the permission to see it has been answered.
 */
export function fetchFirstPanel(pathname: string): void {
  const panel = panelOf(pathname);
  const { isAuthenticated, organizationId } = session.getSnapshot();
  if (!panel || !isAuthenticated || !organizationId) return;
  fetchWorkplace();
  panel.load?.().catch(ignore);
}

function ignore(): void {
  // The page that shows it asks again, and says that it did not come.
}
