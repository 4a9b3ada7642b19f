import { LoadingState } from '@office/ui';
import { Suspense, type ReactNode } from 'react';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { PageStands } from '@office/client/startup/PageStands.ts';
import { PanelInstead } from './PanelInstead.tsx';
import { PartFailed } from './PartFailed.tsx';

interface PanelFrameProps {
  resetKey: string;
  loading: boolean;
  children: ReactNode;
}

/** Contains errors of a panel's page, so that the scene and the call continue. */
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
          <PartFailed onRetry={retry} />
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
