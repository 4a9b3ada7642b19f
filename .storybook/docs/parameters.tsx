import { lazy, Suspense, type ComponentProps } from 'react';

// Loaded on documentation pages only, not with each story. The blocks of Storybook need a document.
const ThemedContainer = lazy(() => import('./ThemedContainer.tsx'));
const DocsPage = lazy(() => import('./DocsPage.tsx'));

export const docs = {
  container: (props: ComponentProps<typeof ThemedContainer>) => (
    <Suspense>
      <ThemedContainer {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <DocsPage />
    </Suspense>
  ),
};
