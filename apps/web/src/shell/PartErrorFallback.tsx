import { ErrorFallback } from '@office/ui/screens/status';
import { useOutdated } from '@office/client/loading/useOutdated.ts';
import { useNotice } from '../platform/notices/useNotice.ts';

/** Error fallback for a part of the page. Suggests a reload if only a newer version can fix the error. */
export function PartErrorFallback({ onRetry }: { onRetry(): void }) {
  const outdated = useOutdated();
  useNotice('outdatedPart', outdated);
  return <ErrorFallback outdated={outdated} onRetry={onRetry} />;
}
