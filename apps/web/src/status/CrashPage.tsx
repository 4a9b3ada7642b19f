import { ErrorFallback } from '@office/ui';

/** What stands in the place of the whole page when it crashed (spec §4, "Error boundary"). */
export function CrashPage({ onRetry }: { onRetry(): void }) {
  return <ErrorFallback fill="page" onRetry={onRetry} />;
}
