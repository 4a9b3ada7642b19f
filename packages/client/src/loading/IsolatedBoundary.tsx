import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { retryFailedPages } from './lazyPage.tsx';

/** Isolates optional parts. A part whose code fails to load is omitted until the server has recovered. */
export function IsolatedBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary onRetry={retryFailedPages} fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
