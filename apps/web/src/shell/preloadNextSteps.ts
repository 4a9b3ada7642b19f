import i18next from 'i18next';
import { textFiles } from '../platform/i18n/textFiles.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { onFirstPageRendered } from '@office/client/startup/FirstRenderMarker.ts';

/**
 * Preloads the code behind the sign-in page and everything that is needed while the server is
 * unreachable: toasts, the offline notice and screen, the crash screen and their texts. Texts are
 * loaded immediately, code only after the first page was rendered, because browsers limit
 * connections to six per host.
 */
export function preloadNextSteps(): void {
  whenIdle(() => void i18next.loadNamespaces(textFiles.workplace));
  onFirstPageRendered(prepareCode);
  setTimeout(prepareCode, maxWaitMs);
}

/** Upper limit, because a first page that never renders needs the error screens most. */
const maxWaitMs = 10_000;
let isPrepared = false;

function prepareCode(): void {
  if (isPrepared) return;
  isPrepared = true;
  whenIdle(() => {
    const ignore = () => {};
    import('../features/auth/pages/signInCalls.ts').catch(ignore);
    import('@office/client/signIn/VerifyNewIpStep.tsx').catch(ignore);
    import('./RoutedApp.tsx').catch(ignore);
    import('../features/people/pages/OwnPresence.tsx').catch(ignore);
    import('../platform/toasts/MemberToasts.tsx').catch(ignore);
    import('@office/ui/ReconnectingLine').catch(ignore);
    import('@office/client/status/OfflinePage.tsx').catch(ignore);
    import('../features/status/pages/CrashPage.tsx').catch(ignore);
    // The code has no hashed names in development.
    if (import.meta.env.PROD)
      import('../platform/precache/registerPrecacheWorker.ts')
        .then(({ registerPrecacheWorker }) => registerPrecacheWorker())
        .catch(ignore);
  });
}
