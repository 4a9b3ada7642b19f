import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { retryFailedPages } from './lazyPage.tsx';

/**
 * Isolates optional parts next to a page. If the code of a part fails to load, the part is omitted
 * and loaded again when the server has recovered.
 */
export function IsolatedBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary onRetry={retryFailedPages} fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
