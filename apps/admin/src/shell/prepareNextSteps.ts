import { onFirstPage } from '@office/client/startup/PageStands.ts';

/**
 * Fetches what comes next, when the first page stands: the calls and pages behind the sign-in, and what is needed
 * exactly when nothing can be fetched.
 */
export function prepareNextSteps(): void {
  onFirstPage(() => {
    const ignore = () => {
      // Fetched again when it is needed.
    };
    import('../features/auth/pages/signInCalls.ts').catch(ignore);
    import('./RoutedApp.tsx').catch(ignore);
    import('./Administration.tsx').catch(ignore);
    import('./AdminToasts.tsx').catch(ignore);
    import('@office/ui/ReconnectingLine').catch(ignore);
    import('@office/client/status/OfflinePage.tsx').catch(ignore);
    import('../features/status/pages/CrashPage.tsx').catch(ignore);
  });
}
