import type { Inset, Shot } from '../engine/camera-rig.ts';
import type { Appearance } from '../engine/daylight.ts';
import { pageAttribute, watchPageAttributes } from './page-attributes.ts';

const day = { from: 6, to: 18 } as const;

export function lightAt(time: Date): Appearance {
  const hour = time.getHours();
  return hour >= day.from && hour < day.to ? 'light' : 'dark';
}

export function untilNextLight(time: Date): number {
  const next = new Date(time);
  const hour = time.getHours();
  next.setHours(hour < day.from ? day.from : hour < day.to ? day.to : 24 + day.from, 0, 0, 0);
  return next.getTime() - time.getTime();
}

export interface Surroundings {
  inset: Inset;
  /** Dark if the page is dark; otherwise depends on the local time. */
  appearance: Appearance;
  reducedMotion: boolean;
  /** Fixed camera for screenshots, in metres and radians. */
  shot: Shot | undefined;
}

/**
 * Observes the settings of the page:
 * - `data-inset-left`, `data-inset-right` and `data-inset-bottom` (lower right corner), the covered CSS
 *   pixels, and
 *   `data-appearance` (`light` or `dark`), on the canvas or its closest ancestor
 * - `data-shot` (x, y, z, yaw, pitch, distance of a fixed camera) and `data-light` (`day` or `evening`,
 *   overrides the time),
 *   on the canvas
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
    const fixed = canvas.dataset['light'];
    const evening = fixed ? fixed === 'evening' : darkPage || lightAt(new Date()) === 'dark';
    clearTimeout(timer);
    // Adds a second, because timers may fire early.
    timer = setTimeout(read, untilNextLight(new Date()) + 1000);
    changed({
      inset: {
        left: pixels('data-inset-left'),
        right: pixels('data-inset-right'),
        bottom: pixels('data-inset-bottom'),
      },
      appearance: evening ? 'dark' : 'light',
      reducedMotion: calm.matches,
      shot: readShot(canvas.dataset['shot']),
    });
  };
  const insets = ['data-inset-left', 'data-inset-right', 'data-inset-bottom'];
  const watched = [...insets, 'data-appearance'];
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
