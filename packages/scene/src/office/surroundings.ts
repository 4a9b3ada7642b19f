import type { Inset, Shot } from '../engine/camera-rig.ts';
import type { Appearance } from '../engine/daylight.ts';
import { pageAttribute, watchPageAttributes } from './page-attributes.ts';

/** The hours of the day, by local time, that are bright. */
const day = { from: 6, to: 18 } as const;

/** The light of that moment: `light` by day, `dark` in the evening and at night. */
export function lightAt(time: Date): Appearance {
  const hour = time.getHours();
  return hour >= day.from && hour < day.to ? 'light' : 'dark';
}

/** Milliseconds until the light changes. */
export function untilNextLight(time: Date): number {
  const next = new Date(time);
  const hour = time.getHours();
  next.setHours(hour < day.from ? day.from : hour < day.to ? day.to : 24 + day.from, 0, 0, 0);
  return next.getTime() - time.getTime();
}

/** The page's settings for the canvas, outside the messages. */
export interface Surroundings {
  inset: Inset;
  /** A dark page has an evening behind it; a light one has what the local time says. */
  appearance: Appearance;
  reducedMotion: boolean;
  /** A fixed camera, for pictures of the scene: metres and radians. */
  shot: Shot | undefined;
}

/**
 * Reads `data-inset-left`, `data-inset-right` and, of the lower right corner, `data-inset-bottom` (CSS pixels that the
 * page covers), and `data-appearance` (`light` or `dark`) from the canvas or the nearest element around it that has them, `data-shot` (x, y, z,
 * yaw, pitch, distance: a fixed camera) and `data-light` (`day` or `evening`, whatever the time) from the canvas,
 * the local time, and the system's wish for calm; now and whenever they change.
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
    const told = pageAttribute(canvas, 'data-appearance');
    const darkPage = told === 'dark' || (told !== 'light' && dark.matches);
    const fixed = canvas.dataset['light'];
    const evening = fixed ? fixed === 'evening' : darkPage || lightAt(new Date()) === 'dark';
    clearTimeout(timer);
    // A second late rather than early: timers are not exact.
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
