import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Mode } from '../../packages/ui/src/stories/modes.ts';

/** Language and appearance of the toolbar. */
export function useMode(): Mode {
  const context = use(DocsContext);
  const [story] = context.componentStories();
  const { locale, appearance } = context.getStoryContext(story!).globals;
  return { locale, appearance };
}
