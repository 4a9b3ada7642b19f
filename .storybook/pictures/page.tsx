// Must be first: replaces the clock, timers and random numbers before other modules read them.
import { delay, hasPendingTasks, resetRandom } from './frozen.ts';
import {
  composeStory,
  setProjectAnnotations,
  type Meta,
  type StoryObj,
} from '@storybook/react-vite';
import { createRoot, type Root } from 'react-dom/client';
import { modes, photographed, type viewports } from '../../packages/ui/src/stories/modes.ts';
import preview from '../preview.tsx';

type StoryModule = Record<string, StoryObj> & { default: Meta };
type Viewport = keyof typeof viewports;
type ModeName = keyof typeof modes;

export interface ListedStory {
  name: string;
  /** Names of `photographed`. */
  modes: string[];
  /** The reason for leaving out its pictures. */
  skip?: string;
}

export interface Shown {
  /** In CSS pixels, up to the lowest visible element. */
  height: number;
  /** An earlier story of the file with the same markup in this mode. */
  sameAs?: string;
}

const source = /^\.\.\/\.\.\/packages\/(ui|embed)\/src\//;
const modules = {
  ...import.meta.glob<StoryModule>('../../packages/embed/src/*.stories.tsx'),
  ...import.meta.glob<StoryModule>('../../packages/ui/src/**/*.stories.tsx'),
  ...import.meta.glob<StoryModule>('./*.stories.tsx'),
};
const nameOf = (path: string) =>
  path
    .replace(source, (_, name) => (name === 'ui' ? '' : `${name}/`))
    .replace(/^\.\//, '')
    .replace(/\.stories\.tsx$/, '')
    .replace(/\/([^/]+)\/\1$/, '/$1');
const files = new Map(Object.entries(modules).map(([path, load]) => [nameOf(path), load]));

setProjectAnnotations(preview);

async function load(file: string) {
  const { default: meta, ...stories } = await files.get(file)!();
  return { meta: { ...meta, title: file[0]!.toUpperCase() + file.slice(1) }, stories };
}

const rightToLeft = '-rtl';

/**
 * Returns the modes of a story: light and dark, and for screens light on a phone. Stories of phones have both on a phone.
 */
function modesOf(file: string, story: StoryObj, meta: Meta): string[] {
  const { parameters, globals } = compose(story, meta, 'en-light');
  const { chromatic } = parameters as {
    chromatic: { modes: Record<string, { disable?: boolean }> };
  };
  const isPhoneStory = (globals['viewport'] as { value?: string } | undefined)?.value === 'phone';
  const isTaken = (mode: ModeName, viewport: Viewport) =>
    chromatic.modes[`${mode}-${viewport}`]?.disable !== true;
  const isForPhones = isPhoneStory || !isTaken('en-light', 'desktop');
  const both = (viewport: Viewport) => [`en-light-${viewport}`, `ja-dark-${viewport}`];
  if (isForPhones) return both('phone');
  const hasPhone = file.startsWith('screens/') && isTaken('en-light', 'phone');
  return [...both('desktop'), ...(hasPhone ? ['en-light-phone'] : [])];
}

function compose(story: StoryObj, meta: Meta, mode: ModeName, globals: Meta['globals'] = {}) {
  const composed = composeStory({ ...story, play: undefined }, meta, {
    initialGlobals: { ...modes[mode], ...globals },
  });
  return Object.assign(composed, { globals: { ...meta.globals, ...story.globals } });
}

async function list(file: string): Promise<ListedStory[]> {
  const { meta, stories } = await load(file);
  const listed = Object.entries(stories)
    .filter(([, story]) => typeof story === 'object')
    .map(([name, story], index) => {
      const { pictures } = compose(story, meta, 'en-light').parameters as {
        pictures?: { skip: string };
      };
      const all = modesOf(file, story, meta);
      const modes = index === 0 ? all : [all[hash(name) % all.length]!];
      return { name, modes, isForDesktops: all[0]!.endsWith('desktop'), ...pictures };
    });
  // Not those of several components, such as `formInputs`.
  if (/^(primitives|patterns)\/[A-Z]/.test(file)) {
    const taken = listed.filter(({ skip }) => skip === undefined);
    const { modes, isForDesktops } = taken.find((story) => story.isForDesktops) ?? taken[0]!;
    modes.push(`en-light-${isForDesktops ? 'desktop' : 'phone'}${rightToLeft}`);
  }
  return listed;
}

/** The mode of a story depends on its name, so that a new story does not change the modes of the others. */
const hash = (text: string) =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 0, 0);

let root: Root | undefined;
let failure: unknown;

async function show(file: string, name: string, mode: string): Promise<Shown> {
  root?.unmount();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
  resetRandom();
  scrollTo(0, 0);
  const container = document.createElement('div');
  container.id = 'storybook-root';
  document.body.replaceChildren(container);
  for (const { name: attribute } of [...document.body.attributes]) {
    document.body.removeAttribute(attribute);
  }

  const { meta, stories } = await load(file);
  const { locale, appearance } = photographed[mode.replace(rightToLeft, '')]!;
  const direction = mode.endsWith(rightToLeft) && 'rtl';
  const Story = compose(stories[name]!, meta, `${locale}-${appearance}` as ModeName, { direction });
  await Story.load();
  failure = undefined;
  root = createRoot(container, { onUncaughtError: (error) => (failure = error) });
  root.render(<Story />);
  await settle();
  if (failure !== undefined) throw failure;
  return measure(`${file} ${mode}`, name);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until three frames have changed nothing, fonts and images are loaded, and no task is pending. */
async function settle() {
  let hasChanged = true;
  const observer = new MutationObserver(() => (hasChanged = true));
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (let quiet = 0, frames = 0; quiet < 3 && frames < 120; frames++) {
    hasChanged = false;
    await nextFrame();
    // A task after the frame: observers of sizes and intersections have run.
    await new Promise((resolve) => delay(resolve, 0));
    const isBusy = hasChanged || hasPendingTasks() || document.fonts.status === 'loading';
    quiet = isBusy ? 0 : quiet + 1;
    if (quiet === 3 && (await decodeImages())) quiet = 0;
  }
  observer.disconnect();
}

const decoded = new WeakSet<HTMLImageElement>();

async function decodeImages() {
  const images = [...document.images].filter((image) => !decoded.has(image));
  await Promise.all(
    images.map((image) => {
      decoded.add(image);
      image.loading = 'eager';
      return image.decode().catch(() => {});
    }),
  );
  return images.length > 0;
}

let seenIn = '';
const seen = new Map<string, string>();

function measure(place: string, name: string): Shown {
  if (place !== seenIn) seen.clear();
  seenIn = place;
  const elements = [...document.body.querySelectorAll('*')];
  let bottom = 0;
  const scrolled: number[] = [];
  for (const [index, element] of elements.entries()) {
    const box = element.getBoundingClientRect();
    // The theme of the page is as high as the window.
    const isPage = element.id === 'storybook-root' || element.hasAttribute('data-is-root-theme');
    if (!isPage && box.width > 0 && box.height > 0) bottom = Math.max(bottom, box.bottom);
    if (element.scrollTop > 0 || element.scrollLeft !== 0) {
      scrolled.push(index, element.scrollTop, element.scrollLeft);
    }
  }
  const height = Math.max(Math.ceil(bottom), 8);
  const hasDrawing = elements.some((element) => /^(canvas|video|iframe)$/i.test(element.tagName));
  const markup = [
    document.body.innerHTML.replaceAll(/_r_\w+_|radix-[\w:«»]+/g, ''),
    scrolled.join(),
    document.activeElement === null ? -1 : elements.indexOf(document.activeElement),
  ].join('\n');
  const sameAs = hasDrawing ? undefined : seen.get(markup);
  if (sameAs === undefined) seen.set(markup, name);
  return { height, ...(sameAs !== undefined && { sameAs }) };
}

Object.assign(globalThis, { pictures: { files: [...files.keys()], list, show } });
