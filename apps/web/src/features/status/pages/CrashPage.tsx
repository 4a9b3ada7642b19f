import { ErrorFallback } from '@office/ui';
import { useEffect } from 'react';
import { newVersion } from '@office/client/loading/newVersion.ts';
import { useOutdated } from '@office/client/loading/useOutdated.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** Stands in for the whole page when it crashed (spec §4, "Error boundary"). */
export function CrashPage({ onRetry }: { onRetry(): void }) {
  const { organizationId } = useSession();
  // Inside the office a call may be going on behind it: there the member decides.
  useEffect(() => (organizationId ? undefined : newVersion.takeInstead()), [organizationId]);
  const outdated = useOutdated();
  return <ErrorFallback fill="page" outdated={outdated} onRetry={onRetry} />;
}
