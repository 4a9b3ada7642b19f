import { createElement, lazy, type ComponentType } from 'react';
import { recovery } from '../recovery/serverRecovery.ts';
import { retryFailedStyles, watchStyles } from './failedStyles.ts';
import { newVersion } from './newVersion.ts';

const failed = new Set<() => void>();

export function retryFailedPages(): void {
  for (const renew of failed) renew();
  failed.clear();
  retryFailedStyles();
}

watchStyles();
// Also for pages that are not rendered and therefore have no boundary.
recovery.onRecovered(retryFailedPages);

/** Lazy-loads a page. A failure propagates to the nearest boundary (spec §8). */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetchPage = async () => {
    try {
      return { default: await load() };
    } catch (error) {
      failed.add(() => {
        Page = lazy(fetchPage);
      });
      // Code of a replaced version stays unavailable after the server has recovered.
      if (!newVersion.isThere()) recovery.reportLost();
      void newVersion.check();
      throw error;
    }
  };
  let Page: ComponentType<Props> = lazy(fetchPage);
  return function LazyPage(props: Props) {
    return createElement(Page, props);
  };
}
