import type { A11yParameters } from '@storybook/addon-a11y';
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

/** Ends the current test as skipped. */
let skip = () => {};
export function setSkip(skipTest: () => void) {
  skip = skipTest;
}

/** In the quick set, skips stories that are only rendered, except the first of a file. */
export function skipRendered({ componentId, playFunction }: StoryContext) {
  if (isQuickSet && playFunction === undefined && checkedComponents.has(componentId)) skip();
}

type NamedMode = readonly [name: string, mode: Mode];

/** Components with a checked story in this run. */
const checkedComponents = new Set<string>();
let checkedStories = 0;

/**
 * Returns the modes in which axe checks a story: both for the first story of a file, then one, in turns. The quick set
 * checks only the first story of a file, in one mode.
 */
function modesToCheck(isFirst: boolean): NamedMode[] {
  if (isQuickSet && !isFirst) return [];
  const named = Object.entries(modes);
  const turn = checkedStories++ % named.length;
  return isFirst && !isQuickSet ? named : named.slice(turn, turn + 1);
}

/**
 * Runs axe on a story after its play function. A story is played once: the state that the play function led to is
 * shown in the mode to check, and a story without a play function is rendered again.
 */
export async function checkAccessibility(context: StoryContext) {
  const isFirst = !checkedComponents.has(context.componentId);
  checkedComponents.add(context.componentId);
  const { a11y } = context.parameters;
  if (!isFirst || isQuickSet)
    context.parameters = { ...context.parameters, a11y: withoutContrast(a11y) };
  for (const mode of modesToCheck(isFirst)) await checkIn(context, mode);
  // Without this the add-on runs axe again.
  context.parameters = { ...context.parameters, a11y: { ...a11y, disable: true } };
}

/**
 * Disables the contrast rule, two thirds of the time of axe. Colours come from tokens, so the first story of a file
 * covers most of them in the set of all tests.
 */
function withoutContrast(a11y: A11yParameters): A11yParameters {
  const rules = [...(a11y.config?.rules ?? []), { id: 'color-contrast', enabled: false }];
  return { ...a11y, config: { ...a11y.config, rules } };
}

const isShown = ({ globals }: StoryContext, [, mode]: NamedMode) =>
  mode.locale === globals['locale'];

async function checkIn(context: StoryContext, named: NamedMode) {
  const [name, mode] = named;
  try {
    if (!isShown(context, named)) await show(context, mode);
    const { afterEach } = await import('@storybook/addon-a11y/preview');
    await afterEach(context);
  } catch (error) {
    throw new Error(`In ${name}: ${String(error)}`, { cause: error });
  }
}

async function show(context: StoryContext, mode: Mode) {
  const isPlayed = 'playFunction' in context && context.playFunction !== undefined;
  if (isPlayed) return withEffects(() => setMode(mode));
  const { globals } = context;
  context.globals = { ...globals, ...mode };
  await withEffects(() => context.renderToCanvas());
  context.globals = globals;
}
