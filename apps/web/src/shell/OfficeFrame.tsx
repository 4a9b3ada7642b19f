import { Suspense, type ReactNode } from 'react';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { PartFailed } from './PartFailed.tsx';

/** Around the office without a scene: its failure stays there, and the panel and the call go on. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <Boundary onRetry={retryFailedPages} fallback={({ retry }) => <PartFailed onRetry={retry} />}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
