import i18next from 'i18next';

/**
 * Fetches, once the first page stands, what comes next: the calls and pages behind sign-in, and what
 * is needed exactly when nothing can be fetched: toasts, the offline screen, what a crash shows, and
 * their words.
 */
export function prepareNextSteps(): void {
  const prepare = () => {
    const ignore = () => {
      // Fetched again when it is needed.
    };
    void i18next.loadNamespaces(['status', 'errors', 'web']);
    import('../auth/signInCalls.ts').catch(ignore);
    import('./RoutedApp.tsx').catch(ignore);
    import('../toasts/Toasts.tsx').catch(ignore);
    import('../status/OfflinePage.tsx').catch(ignore);
    import('../status/CrashPage.tsx').catch(ignore);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(prepare, { timeout: 3000 });
  else setTimeout(prepare, 1000);
}
