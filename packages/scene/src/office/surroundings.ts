import type { Inset, Shot } from '../engine/camera-rig.ts';
import { daytimes } from '../engine/daylight.ts';
import type { Appearance, Daytime } from '../engine/daylight.ts';
import { pageAttribute, watchPageAttributes } from './page-attributes.ts';

const starts: readonly (readonly [hour: number, daytime: Daytime])[] = [
  [5, 'morning'],
  [9, 'day'],
  [16, 'evening'],
  [19, 'night'],
];

export function daytimeAt(time: Date): Daytime {
  return starts.findLast(([hour]) => time.getHours() >= hour)?.[1] ?? 'night';
}

export function untilNextDaytime(time: Date): number {
  const next = new Date(time);
  const hour = starts.find(([start]) => start > time.getHours())?.[0] ?? 24 + starts[0]![0];
  next.setHours(hour, 0, 0, 0);
  return next.getTime() - time.getTime();
}

const isDark = (daytime: Daytime) => daytime === 'evening' || daytime === 'night';

/** A dark page has evening light during the day, unless a time is chosen. */
export function daytimeFor(
  { chosen, darkPage }: { chosen: string | undefined; darkPage: boolean },
  now: Date,
): Daytime {
  const fixed = daytimes.find((daytime) => daytime === chosen);
  if (fixed) return fixed;
  const daytime = daytimeAt(now);
  return darkPage && !isDark(daytime) ? 'evening' : daytime;
}

export interface Surroundings {
  inset: Inset;
  appearance: Appearance;
  daytime: Daytime;
  reducedMotion: boolean;
  /** Fixed camera for screenshots, in metres and radians. */
  shot: Shot | undefined;
}

/**
 * Observes the settings of the page:
 * - `data-inset-left`, `data-inset-right` and `data-inset-bottom` (lower right corner), the covered CSS
 *   pixels, `data-appearance` (`light` or `dark`) and `data-light` (a time of day, overrides the local
 *   time), on the canvas or its closest ancestor
 * - `data-shot` (x, y, z, yaw, pitch, distance of a fixed camera), on the canvas
 * - the local time and the reduced motion preference
 */
export function watchSurroundings(
  canvas: HTMLCanvasElement,
  changed: (now: Surroundings) => void,
): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const pixels = (name: string) =>
    Math.max(0, Number.parseFloat(pageAttribute(canvas, name) ?? '') || 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    const appearanceAttribute = pageAttribute(canvas, 'data-appearance');
    const darkPage =
      appearanceAttribute === 'dark' || (appearanceAttribute !== 'light' && dark.matches);
    const now = new Date();
    const daytime = daytimeFor({ chosen: pageAttribute(canvas, 'data-light'), darkPage }, now);
    clearTimeout(timer);
    // Adds a second, because timers may fire early.
    timer = setTimeout(read, untilNextDaytime(now) + 1000);
    changed({
      inset: {
        left: pixels('data-inset-left'),
        right: pixels('data-inset-right'),
        bottom: pixels('data-inset-bottom'),
      },
      appearance: isDark(daytime) ? 'dark' : 'light',
      daytime,
      reducedMotion: calm.matches,
      shot: readShot(canvas.dataset['shot']),
    });
  };
  const insets = ['data-inset-left', 'data-inset-right', 'data-inset-bottom'];
  const watched = [...insets, 'data-appearance', 'data-light'];
  const unwatch = watchPageAttributes(canvas, watched, read);
  calm.addEventListener('change', read);
  dark.addEventListener('change', read);
  read();
  return () => {
    clearTimeout(timer);
    unwatch();
    calm.removeEventListener('change', read);
    dark.removeEventListener('change', read);
  };
}

function readShot(text: string | undefined): Shot | undefined {
  const [x, y, z, yaw, pitch, distance] = (text ?? '').split(',').map(Number);
  if (x === undefined || y === undefined || z === undefined) return undefined;
  if (yaw === undefined || pitch === undefined || distance === undefined) return undefined;
  return { x, y, z, yaw, pitch, distance };
}
