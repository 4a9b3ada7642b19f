import i18next from 'i18next';
import { whenIdle } from '../lib/whenIdle.ts';
import { onFirstPage } from '@office/client/startup/PageStands.ts';

/**
 * Fetches what comes next: the calls and pages behind sign-in, and what is needed exactly when nothing
 * can be fetched: toasts, the line that says so, the offline screen, what a crash shows, and their words. The words at once,
 * the code when the first page stands: a browser takes six files at a time, and that page is first.
 */
export function prepareNextSteps(): void {
  whenIdle(() => void i18next.loadNamespaces(['status', 'errors', 'web']));
  onFirstPage(prepareCode);
  setTimeout(prepareCode, longestWaitMs);
}

/** The page may never come: then what says so is needed all the more. */
const longestWaitMs = 10_000;
let isPrepared = false;

function prepareCode(): void {
  if (isPrepared) return;
  isPrepared = true;
  whenIdle(() => {
    const ignore = () => {
      // Fetched again when it is needed.
    };
    import('../features/auth/pages/signInCalls.ts').catch(ignore);
    import('../features/auth/pages/VerifyNewIpStep.tsx').catch(ignore);
    import('./RoutedApp.tsx').catch(ignore);
    import('../platform/toasts/MemberToasts.tsx').catch(ignore);
    import('@office/ui/ReconnectingLine').catch(ignore);
    import('@office/client/status/OfflinePage.tsx').catch(ignore);
    import('../features/status/pages/CrashPage.tsx').catch(ignore);
  });
}
