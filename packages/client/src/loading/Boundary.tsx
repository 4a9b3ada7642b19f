import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { recovery } from '../recovery/serverRecovery.ts';
import { newVersion } from './newVersion.ts';

interface BoundaryProps {
  /** Shown in place of the children; `retry` shows them again, of a newer version if there is one. */
  fallback(failure: { retry(): void }): ReactNode;
  /** Another value shows the children again, such as after a navigation. */
  resetKey?: string;
  onRetry?(): void;
  children: ReactNode;
}

/**
 * Keeps a failure below it from taking the rest of the page along. A failure that came while the
 * server was silent is over when the server is back.
 */
export function Boundary({ fallback, resetKey, onRetry, children }: BoundaryProps) {
  const [recoveries, setRecoveries] = useState(0);
  useEffect(() => recovery.onFound(() => setRecoveries((count) => count + 1)), []);

  return (
    <ErrorBoundary
      resetKeys={[resetKey, recoveries]}
      onReset={() => onRetry?.()}
      fallbackRender={({ resetErrorBoundary }) =>
        fallback({
          // By the member's own hand, who may lose what a reload takes along.
          retry: () => (newVersion.isThere() ? window.location.reload() : resetErrorBoundary()),
        })
      }
    >
      {children}
    </ErrorBoundary>
  );
}
