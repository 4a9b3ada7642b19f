import { Suspense, type ReactNode } from 'react';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { PartErrorFallback } from './PartErrorFallback.tsx';

/** Contains errors of the office when no scene is shown, so that the panel and the call continue. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <Boundary
      onRetry={retryFailedPages}
      fallback={({ retry }) => <PartErrorFallback onRetry={retry} />}
    >
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
