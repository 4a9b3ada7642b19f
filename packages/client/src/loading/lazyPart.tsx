import type { ComponentType } from 'react';
import { lazyPage } from './lazyPage.tsx';
import { OnItsOwn } from './OnItsOwn.tsx';

/**
 * A part that is shown beside the page, whose code is fetched when it is first shown. Where that fails, as after a
 * new version has replaced the files, the rest of the page and what runs in it (a call) go on without it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPage(load);
  return function LazyPart(props: Props) {
    return (
      <OnItsOwn>
        <Part {...props} />
      </OnItsOwn>
    );
  };
}
