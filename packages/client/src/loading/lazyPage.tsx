import { createElement, lazy, useState, type ComponentType } from 'react';
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

export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Loads the code, so that the first render does not suspend. Failures are reported by the render. */
  preload(): Promise<void>;
};

/** Lazy-loads a page. A failure propagates to the nearest boundary (spec §8). */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPage = async () => {
    try {
      loaded = await load();
      return { default: loaded };
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
  function LazyPage(props: Props) {
    // Keeps the type while mounted: another type would mount the page again.
    const [preloaded] = useState(() => loaded);
    return createElement(preloaded ?? Page, props);
  }
  LazyPage.preload = async () => {
    loaded ??= await load().catch(() => null);
  };
  return LazyPage;
}
