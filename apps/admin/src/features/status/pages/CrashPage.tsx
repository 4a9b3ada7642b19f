import { newVersion } from '@office/client/loading/newVersion.ts';
import { useOutdated } from '@office/client/loading/useOutdated.ts';
import { ErrorFallback } from '@office/ui/screens/status';
import { useEffect } from 'react';

export interface CrashPageProps {
  /** `part` replaces one page, `page` the whole app. */
  fill?: 'page' | 'part';
  onRetry(): void;
}

/** Error page after a crash. If it replaces the whole app, it loads a newer version immediately. */
export function CrashPage({ fill = 'page', onRetry }: CrashPageProps) {
  useEffect(() => (fill === 'page' ? newVersion.reloadToNewVersion() : undefined), [fill]);
  const outdated = useOutdated();
  return <ErrorFallback fill={fill} outdated={outdated} onRetry={onRetry} />;
}
