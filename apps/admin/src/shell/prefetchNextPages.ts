import { onFirstPageRendered } from '@office/client/startup/FirstRenderMarker.ts';

export function prefetchNextPages(): void {
  onFirstPageRendered(() => {
    const ignore = () => {
      // The import is retried when the module is needed.
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
