import { newVersion } from '@office/client/loading/newVersion.ts';
import { useOutdated } from '@office/client/loading/useOutdated.ts';
import { ErrorFallback } from '@office/ui';
import { useEffect } from 'react';

export interface CrashPageProps {
  /** In place of a page alone, or of everything. */
  fill?: 'page' | 'part';
  onRetry(): void;
}

/** Stands in for what crashed. Where it is everything, nothing is lost by taking a newer version at once. */
export function CrashPage({ fill = 'page', onRetry }: CrashPageProps) {
  useEffect(() => (fill === 'page' ? newVersion.takeInstead() : undefined), [fill]);
  const outdated = useOutdated();
  return <ErrorFallback fill={fill} outdated={outdated} onRetry={onRetry} />;
}
