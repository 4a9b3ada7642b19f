import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { retryFailedPages } from './lazyPage.tsx';

/**
 * For what is shown beside a page, or in its place when something failed. Where its own code does not come
 * there is nothing of it, the rest goes on, and it is asked for again when the server answers.
 */
export function OnItsOwn({ children }: { children: ReactNode }) {
  return (
    <Boundary onRetry={retryFailedPages} fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
