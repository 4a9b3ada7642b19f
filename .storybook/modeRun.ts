import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { modes, type Mode } from '../packages/ui/src/stories/modes.ts';

/** A run of Vitest on its own, not one that Storybook started to show its results. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

let effectsHaveRun = () => {};
let change = (_mode: Mode) => {};

/** The mode in which an environment shows its story: a test changes it once the story was played. */
export function useShownMode(given: Mode): Mode {
  const [changed, setChanged] = useState<Mode>();
  useEffect(() => {
    change = setChanged;
    effectsHaveRun();
  });
  return changed ?? given;
}

async function withEffects(render: () => Promise<unknown> | void) {
  const effects = new Promise<void>((resolve) => (effectsHaveRun = resolve));
  await render();
  await effects;
}

/** A story is played once its effects have run, such as listening to the window: nobody is faster. */
export const mountWithEffects: ProjectAnnotations<ReactRenderer>['mount'] =
  (context) => async (ui) => {
    if (ui != null) context.originalStoryFn = () => ui;
    await withEffects(() => context.renderToCanvas());
    return context.canvas;
  };

/**
 * Storybook freezes animations while axe looks, and leaves them frozen when a story fails there:
 * in the shared page of the tests whatever closes later would then wait for its end for ever.
 */
export function releaseAnimations() {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
}

/** The rules whose answer may differ from mode to mode: of colours, of words, and of how long they are. */
const rulesOfModes = [
  ...['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],
  ...['html-has-lang', 'html-lang-valid', 'valid-lang'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name'],
  ...['aria-progressbar-name', 'aria-tab-name', 'aria-toggle-field-name', 'aria-tooltip-name'],
  ...['aria-treeitem-name', 'button-name', 'empty-heading', 'frame-title', 'image-alt'],
  ...['input-button-name', 'label', 'landmark-unique', 'link-name', 'role-img-alt'],
  ...['select-name', 'summary-name', 'svg-img-alt'],
];

/**
 * Looks at a story by all rules of axe in the mode in which it was played, then in the other modes by those
 * rules that may differ. It is played once: where it led is shown in the other modes as it stands, and a story
 * that was not played is shown anew.
 */
export async function checkInEachMode(context: StoryContext) {
  const { afterEach: check } = await import('@storybook/addon-a11y/preview');
  const { a11y } = context.parameters;
  await check(context);
  const options = { ...a11y.options, runOnly: rulesOfModes };
  const parameters = { ...context.parameters, a11y: { ...a11y, options } };
  for (const [name, mode] of Object.entries(modes)) {
    if (mode.locale === context.globals['locale']) continue;
    try {
      await show(context, mode);
      await check({ ...context, parameters });
    } catch (error) {
      throw new Error(`In ${name}: ${String(error)}`, { cause: error });
    }
  }
  // The add-on looks by itself after this.
  context.parameters = { ...context.parameters, a11y: { ...a11y, disable: true } };
}

async function show(context: StoryContext, mode: Mode) {
  const isPlayed = 'playFunction' in context && context.playFunction !== undefined;
  if (isPlayed) return withEffects(() => change(mode));
  const { globals } = context;
  context.globals = { ...globals, ...mode };
  await withEffects(() => context.renderToCanvas());
  context.globals = globals;
}
