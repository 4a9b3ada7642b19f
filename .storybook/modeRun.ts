import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { modes, type Mode } from '../packages/ui/src/stories/modes.ts';

/** True in a standalone Vitest run, false in a run started by Storybook to show its results. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

let effectsHaveRun = () => {};
let setMode = (_mode: Mode) => {};

/** Returns the mode in which the environment renders its story. Tests change it after the play function. */
export function useShownMode(given: Mode): Mode {
  const [changed, setChanged] = useState<Mode>();
  useEffect(() => {
    setMode = setChanged;
    effectsHaveRun();
  });
  return changed ?? given;
}

async function withEffects(render: () => Promise<unknown> | void) {
  const effects = new Promise<void>((resolve) => (effectsHaveRun = resolve));
  await render();
  await effects;
}

/** Delays the play function until effects have run, such as window listeners. */
export const mountWithEffects: ProjectAnnotations<ReactRenderer>['mount'] =
  (context) => async (ui) => {
    if (ui != null) context.originalStoryFn = () => ui;
    await withEffects(() => context.renderToCanvas());
    return context.canvas;
  };

/**
 * Storybook pauses animations during the axe check and leaves them paused if a story fails. Tests share one
 * page, so closing animations of later stories would never end.
 */
export function releaseAnimations() {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
}

/** axe rules whose result depends on the mode: colours, texts and text lengths. */
const modeDependentRules = [
  ...['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],
  ...['html-has-lang', 'html-lang-valid', 'valid-lang'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name'],
  ...['aria-progressbar-name', 'aria-tab-name', 'aria-toggle-field-name', 'aria-tooltip-name'],
  ...['aria-treeitem-name', 'button-name', 'empty-heading', 'frame-title', 'image-alt'],
  ...['input-button-name', 'label', 'landmark-unique', 'link-name', 'role-img-alt'],
  ...['select-name', 'summary-name', 'svg-img-alt'],
];

/**
 * Checks a story with all axe rules in the mode in which it was played, then with the mode-dependent rules in
 * the other modes. The play function runs only once: its final state is re-rendered in the other modes.
 * Stories without a play function are rendered again.
 */
export async function checkInEachMode(context: StoryContext) {
  const { afterEach: check } = await import('@storybook/addon-a11y/preview');
  const { a11y } = context.parameters;
  await check(context);
  const options = { ...a11y.options, runOnly: modeDependentRules };
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
  // Prevents the add-on from running its own check afterwards.
  context.parameters = { ...context.parameters, a11y: { ...a11y, disable: true } };
}

async function show(context: StoryContext, mode: Mode) {
  const isPlayed = 'playFunction' in context && context.playFunction !== undefined;
  if (isPlayed) return withEffects(() => setMode(mode));
  const { globals } = context;
  context.globals = { ...globals, ...mode };
  await withEffects(() => context.renderToCanvas());
  context.globals = globals;
}
