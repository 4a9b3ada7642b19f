import type { Inset, Shot } from '../engine/camera-rig.ts';
import type { Appearance } from '../engine/daylight.ts';

/** What the page says about the canvas, outside the messages. */
export interface Surroundings {
  inset: Inset;
  appearance: Appearance;
  reducedMotion: boolean;
  /** A fixed camera, for pictures of the scene: metres and radians. */
  shot: Shot | undefined;
}

/**
 * Reads `data-inset-left`, `data-inset-right` (CSS pixels that the page covers) and `data-appearance`
 * (`light` or `dark`) and `data-shot` (x, y, z, yaw, pitch, distance: a fixed camera) from the canvas or the nearest element around it that has them, and the system's
 * wish for calm, now and whenever they change.
 */
export function watchSurroundings(
  canvas: HTMLCanvasElement,
  changed: (now: Surroundings) => void,
): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const attribute = (name: string) => canvas.closest(`[${name}]`)?.getAttribute(name);
  const pixels = (name: string) => Math.max(0, Number.parseFloat(attribute(name) ?? '') || 0);
  const read = () => {
    const told = attribute('data-appearance');
    changed({
      inset: { left: pixels('data-inset-left'), right: pixels('data-inset-right') },
      appearance: told === 'dark' || (told !== 'light' && dark.matches) ? 'dark' : 'light',
      reducedMotion: calm.matches,
      shot: readShot(canvas.dataset['shot']),
    });
  };
  const observer = new MutationObserver(read);
  const attributeFilter = ['data-inset-left', 'data-inset-right', 'data-appearance'];
  for (let element: Element | null = canvas; element; element = element.parentElement) {
    observer.observe(element, { attributes: true, attributeFilter });
  }
  calm.addEventListener('change', read);
  dark.addEventListener('change', read);
  read();
  return () => {
    observer.disconnect();
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
