import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';

// Loaded on documentation pages only, not with each story.
const DocsPage = lazy(() => import('./DocsPage.tsx'));

/** Shows documentation pages in the mode of the toolbar. */
function ThemedContainer({ context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [story] = context.componentStories();
  const isDark = story && context.getStoryContext(story).globals['appearance'] === 'dark';
  return <DocsContainer context={context} {...rest} theme={isDark ? themes.dark : themes.light} />;
}

export const docs = {
  container: ThemedContainer,
  page: () => (
    <Suspense>
      <DocsPage />
    </Suspense>
  ),
};
