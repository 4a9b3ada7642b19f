import { tabStorage } from '@office/client/lib/browserStorage.ts';
import i18next from 'i18next';
import { resumeCall } from '../features/voice/panels.ts';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { startData } from '../platform/start/browserStart.ts';
import { loadConfig } from '../platform/config/config.ts';
import { textFiles } from '../platform/i18n/textFiles.ts';
import { session } from '../platform/session/browserSession.ts';
import { storedCallKey } from '../platform/session/storageKeys.ts';
import { loadFirstOffice } from './firstOffice.ts';
import { panelOf } from './panelOf.ts';

export const workplaceCode = () => import('./MemberWorkplace.tsx');

/** Waits for a stored call to resume, so that the workplace uses its voice chat and creates no second one. */
let resumedCall: Promise<void> | undefined;

/** A slower response does not delay the frame of the workplace. */
const maxDataWaitMs = 2000;

/**
 * Waits for everything that its first render needs. Rendering with a part of the data would render the
 * floor several times, and a commit after a fallback is delayed by React for 300 ms.
 */
export const MemberWorkplace = lazyPage(async () => {
  const [code] = await Promise.all([
    workplaceCode(),
    loadFirstOffice(),
    resumedCall,
    i18next.loadNamespaces(textFiles.workplace),
  ]);
  await Promise.race([
    startData.workplace,
    new Promise((resolve) => setTimeout(resolve, maxDataWaitMs)),
  ]);
  return code.MemberWorkplace;
});

export function fetchWorkplace(): void {
  void loadConfig();
  void MemberWorkplace.preload();
}

function resumeStoredCall(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (!isReload || tabStorage.getItem(storedCallKey) === null) return;
  resumedCall = resumeCall().catch(ignore);
}

/** Preloads a member's first page in parallel. Also returns to the call that a reload ended. */
export async function loadFirstPanel(pathname: string): Promise<void> {
  const panel = panelOf(pathname);
  const { isAuthenticated, organizationId } = session.getSnapshot();
  if (!panel || !isAuthenticated || !organizationId) return;
  resumeStoredCall();
  void loadConfig();
  panel.load?.().catch(ignore);
  await MemberWorkplace.preload();
}

function ignore(): void {
  // The page that renders it retries and shows the error.
}
