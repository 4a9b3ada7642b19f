import { ErrorFallback } from '@office/ui';
import { useOutdated } from '@office/client/loading/useOutdated.ts';

/** Stands in for a part of the page that failed, and says so where only loading the page anew helps. */
export function PartFailed({ onRetry }: { onRetry(): void }) {
  const outdated = useOutdated();
  return <ErrorFallback outdated={outdated} onRetry={onRetry} />;
}
