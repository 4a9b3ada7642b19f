import { tabStorage } from '@office/client/lib/browserStorage.ts';
import i18next from 'i18next';
import { resumeCall } from '../features/voice/panels.ts';
import { loadConfig } from '../platform/config/config.ts';
import { textFiles } from '../platform/i18n/textFiles.ts';
import { session } from '../platform/session/browserSession.ts';
import { storedCallKey } from '../platform/session/storageKeys.ts';
import { loadFirstOffice } from './firstOffice.ts';
import { panelOf } from './panelOf.ts';

export const workplaceCode = () => import('./MemberWorkplace.tsx');

let resumedCall: Promise<void> | undefined;

/** Resolves after a stored call was resumed, so that the workplace uses its voice chat and creates no second one. */
export async function waitForResumedCall(): Promise<void> {
  await resumedCall;
}

export function fetchWorkplace(): void {
  void loadConfig();
  workplaceCode().catch(ignore);
  void loadFirstOffice();
  void i18next.loadNamespaces(textFiles.workplace);
}

function resumeStoredCall(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (!isReload || tabStorage.getItem(storedCallKey) === null) return;
  resumedCall = resumeCall().catch(ignore);
}

/** Preloads a member's first page in parallel. Also returns to the call that a reload ended. */
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
