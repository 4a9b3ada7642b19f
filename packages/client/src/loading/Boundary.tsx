import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { recovery } from '../recovery/serverRecovery.ts';
import { newVersion } from './newVersion.ts';

interface BoundaryProps {
  /** `retry` renders the children again, or reloads the page if a newer version is available. */
  fallback(failure: { retry(): void }): ReactNode;
  resetKey?: string;
  onRetry?(): void;
  children: ReactNode;
}

/** Error boundary. Resets automatically when the server has recovered from an outage. */
export function Boundary({ fallback, resetKey, onRetry, children }: BoundaryProps) {
  const [recoveries, setRecoveries] = useState(0);
  useEffect(() => recovery.onRecovered(() => setRecoveries((count) => count + 1)), []);

  return (
    <ErrorBoundary
      resetKeys={[resetKey, recoveries]}
      onReset={() => onRetry?.()}
      fallbackRender={({ resetErrorBoundary }) =>
        fallback({
          // Reloads only on the user's request, because a reload can discard data.
          retry: () => (newVersion.isThere() ? window.location.reload() : resetErrorBoundary()),
        })
      }
    >
      {children}
    </ErrorBoundary>
  );
}
