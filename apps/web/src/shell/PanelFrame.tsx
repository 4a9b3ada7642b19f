import { PanelMessage } from '@office/ui/PanelMessage';
import { Suspense, type ReactNode } from 'react';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { FirstRenderMarker } from '@office/client/startup/FirstRenderMarker.ts';
import { PanelFallback } from './PanelFallback.tsx';
import { PartErrorFallback } from './PartErrorFallback.tsx';
import { usePanelTitle } from './usePanelTitle.ts';

interface PanelFrameProps {
  resetKey: string;
  loading: boolean;
  children: ReactNode;
}

/** Contains errors of a panel's page, so that the scene and the call continue. */
export function PanelFrame({ resetKey, loading, children }: PanelFrameProps) {
  const waiting = <PanelMessage title={usePanelTitle()} status="loading" />;
  if (loading) return waiting;
  return (
    <Boundary
      resetKey={resetKey}
      onRetry={retryFailedPages}
      fallback={({ retry }) => (
        <PanelFallback>
          <PartErrorFallback onRetry={retry} />
        </PanelFallback>
      )}
    >
      <Suspense fallback={waiting}>
        {children}
        <FirstRenderMarker />
      </Suspense>
    </Boundary>
  );
}
