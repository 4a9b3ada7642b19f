import { useLayoutEffect, useState, type RefObject } from 'react';

/** CSS pixels of the scene that the page covers. */
export interface SceneInset {
  left: number;
  right: number;
  top: number;
  /** Only at the lower right corner, where the scene shows its map. */
  bottom: number;
}

const sceneAnchor = '[data-part="Scene"]';
const viewAnchor = '[data-part="SceneView"]';
const callAnchor = '[data-part="Call"]';

/** Width of the corner in pixels; a bar that ends before it does not cover the map. */
const cornerWidth = 204;

export function useSceneInset(inside: RefObject<HTMLElement | null>): SceneInset {
  const [inset, setInset] = useState<SceneInset>({ left: 0, right: 0, top: 0, bottom: 0 });

  useLayoutEffect(() => {
    const scene = inside.current?.closest(sceneAnchor);
    const view = scene?.querySelector(viewAnchor);
    if (!scene || !view) return undefined;
    const call = document.querySelector(callAnchor);
    let bars: Element[] = [];
    const measure = () => {
      // Call bars are added and removed with the call and with shared documents.
      const now = [...(call?.children ?? [])];
      for (const bar of bars) if (!now.includes(bar)) observer.unobserve(bar);
      for (const bar of now) if (!bars.includes(bar)) observer.observe(bar);
      bars = now;
      const next = insetOf(scene, view, bars);
      setInset((known) => (isSame(known, next) ? known : next));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [scene, view, call]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [inside]);

  return inset;
}

function insetOf(scene: Element, view: Element, bars: readonly Element[]): SceneInset {
  const sceneBox = scene.getBoundingClientRect();
  const viewBox = view.getBoundingClientRect();
  const overCorner = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, right }) => height > 0 && right > viewBox.right - cornerWidth)
    .map(({ top }) => Math.round(sceneBox.bottom - top));
  return {
    left: Math.round(viewBox.left - sceneBox.left),
    right: Math.round(sceneBox.right - viewBox.right),
    top: Math.round(viewBox.top - sceneBox.top),
    bottom: Math.max(0, ...overCorner),
  };
}

function isSame(a: SceneInset, b: SceneInset): boolean {
  const sides = ['left', 'right', 'top', 'bottom'] as const;
  return sides.every((side) => a[side] === b[side]);
}
