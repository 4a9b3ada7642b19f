import { createElement, lazy, type ComponentType } from 'react';
import { recovery } from '../recovery/serverRecovery.ts';
import { retryFailedStyles, watchStyles } from './failedStyles.ts';
import { newVersion } from './newVersion.ts';

const failed = new Set<() => void>();

/** Makes pages whose code did not arrive ask for it again the next time they are shown. */
export function retryFailedPages(): void {
  for (const renew of failed) renew();
  failed.clear();
  retryFailedStyles();
}

watchStyles();
// Also for pages that nobody looks at just then: no boundary of theirs is there to hear of it.
recovery.onFound(retryFailedPages);

/**
 * A page whose code is fetched when it is first shown. When that fails, Vite raises
 * `vite:preloadError` on the window and the error goes on to the nearest boundary (spec §8).
 */
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
      // A version that is no longer served does not come back with the server.
      if (!newVersion.isThere()) recovery.lost();
      void newVersion.lookFor();
      throw error;
    }
  };
  let Page: ComponentType<Props> = lazy(fetchPage);
  return function LazyPage(props: Props) {
    return createElement(Page, props);
  };
}
