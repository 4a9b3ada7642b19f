import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { modes, type Mode } from '../packages/ui/src/stories/modes.ts';

/** True in a standalone Vitest run, false in a run started by Storybook to show its results. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** The set of `npm test`, set in vitest.config.ts. */
const isQuickSet = import.meta.env['OFFICE_TEST_SET'] === 'quick';

let effectsHaveRun = () => {};
let setMode = (_mode: Mode) => {};

/** Returns the mode in which the environment renders its story. Tests change it after the play function. */
export function useShownMode(mode: Mode): Mode {
  const [changed, setChanged] = useState<Mode>();
  useEffect(() => {
    setMode = setChanged;
    effectsHaveRun();
  });
  return changed ?? mode;
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

type NamedMode = readonly [name: string, mode: Mode];

/** Components with a checked story in this run of the quick set. */
const checkedComponents = new Set<string>();

/** Returns the mode in which the quick set checks a story: one story of each file, in alternating modes. */
function quickMode({ componentId }: StoryContext): NamedMode | undefined {
  if (checkedComponents.has(componentId)) return undefined;
  checkedComponents.add(componentId);
  const named = Object.entries(modes);
  return named[checkedComponents.size % named.length];
}

/**
 * Runs axe on a story, after its play function: all rules in the mode in which it was played, then in the other modes
 * the rules whose result may differ. The quick set runs all rules once, and only on one story of a file.
 * A story is played once: the state that the play function led to is shown in another mode, and a story without a
 * play function is rendered again.
 */
export async function checkInModes(context: StoryContext) {
  const { a11y } = context.parameters;
  if (isQuickSet) {
    const mode = quickMode(context);
    if (mode) await checkIn(context, mode, context.parameters);
  } else {
    await check(context);
    const options = { ...a11y.options, runOnly: modeDependentRules };
    const parameters = { ...context.parameters, a11y: { ...a11y, options } };
    for (const mode of Object.entries(modes)) {
      if (!isShown(context, mode)) await checkIn(context, mode, parameters);
    }
  }
  // Without this the add-on runs axe again.
  context.parameters = { ...context.parameters, a11y: { ...a11y, disable: true } };
}

const isShown = ({ globals }: StoryContext, [, mode]: NamedMode) =>
  mode.locale === globals['locale'];

async function checkIn(
  context: StoryContext,
  named: NamedMode,
  parameters: StoryContext['parameters'],
) {
  const [name, mode] = named;
  try {
    if (!isShown(context, named)) await show(context, mode);
    await check({ ...context, parameters });
  } catch (error) {
    throw new Error(`In ${name}: ${String(error)}`, { cause: error });
  }
}

async function check(context: StoryContext) {
  const { afterEach } = await import('@storybook/addon-a11y/preview');
  await afterEach(context);
}

async function show(context: StoryContext, mode: Mode) {
  const isPlayed = 'playFunction' in context && context.playFunction !== undefined;
  if (isPlayed) return withEffects(() => setMode(mode));
  const { globals } = context;
  context.globals = { ...globals, ...mode };
  await withEffects(() => context.renderToCanvas());
  context.globals = globals;
}
