import { ErrorFallback, LoadingState } from '@office/ui';
import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../platform/loading/Boundary.tsx';
import { retryFailedPages } from '../platform/loading/lazyPage.tsx';
import { PageStands } from '../platform/loading/PageStands.ts';
import { PanelInstead } from './PanelInstead.tsx';

interface PanelFrameProps {
  /** Another page starts without the failure of the one before. */
  resetKey: string;
  /** The scene asks the page to wait (SetReactLoading). */
  loading: boolean;
  children: ReactNode;
}

/** Around the page of a panel: its failure stays in the panel, and the scene and the call go on. */
export function PanelFrame({ resetKey, loading, children }: PanelFrameProps) {
  const waiting = (
    <PanelInstead>
      <LoadingState />
    </PanelInstead>
  );
  if (loading) return waiting;
  return (
    <Boundary
      resetKey={resetKey}
      onRetry={retryFailedPages}
      fallback={({ retry }) => (
        <PanelInstead>
          <ErrorFallback onRetry={retry} />
        </PanelInstead>
      )}
    >
      <Suspense fallback={waiting}>
        {children}
        <PageStands />
      </Suspense>
    </Boundary>
  );
}
