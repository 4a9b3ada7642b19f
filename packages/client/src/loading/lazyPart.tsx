import type { ComponentType } from 'react';
import { lazyPage } from './lazyPage.tsx';
import { IsolatedBoundary } from './IsolatedBoundary.tsx';

/** Lazy-loads an optional part. If it fails, the page and its calls continue without it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPage(load);
  return function LazyPart(props: Props) {
    return (
      <IsolatedBoundary>
        <Part {...props} />
      </IsolatedBoundary>
    );
  };
}
