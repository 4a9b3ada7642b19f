import { ErrorFallback } from '@office/ui/screens/status';
import { useEffect } from 'react';
import { newVersion } from '@office/client/loading/newVersion.ts';
import { useOutdated } from '@office/client/loading/useOutdated.ts';
import { useSession } from '../../../platform/session/useSession.ts';

export function CrashPage({ onRetry }: { onRetry(): void }) {
  const { organizationId } = useSession();
  // In an organisation a call may still be active, so the member decides when to reload.
  useEffect(() => (organizationId ? undefined : newVersion.reloadToNewVersion()), [organizationId]);
  const outdated = useOutdated();
  return <ErrorFallback fill="page" outdated={outdated} onRetry={onRetry} />;
}
