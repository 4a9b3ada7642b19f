import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';

/** Shows documentation pages in the mode of the toolbar. */
export default function ThemedContainer({
  context,
  ...rest
}: PropsWithChildren<DocsContainerProps>) {
  const [story] = context.componentStories();
  const isDark = story && context.getStoryContext(story).globals['appearance'] === 'dark';
  return <DocsContainer context={context} {...rest} theme={isDark ? themes.dark : themes.light} />;
}
