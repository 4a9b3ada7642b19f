import { useLayoutEffect, useState, type RefObject } from 'react';

/** CSS pixels of the scene that the page covers. */
export interface SceneInset {
  left: number;
  right: number;
}

/** Stable anchors of `AppShell`: the scene, and the part of it that stays visible. */
const sceneAnchor = '[data-part="Scene"]';
const viewAnchor = '[data-part="SceneView"]';

/** Measures how much of the scene navigation and panel cover, so that it centres on the rest. */
export function useSceneInset(inside: RefObject<HTMLElement | null>): SceneInset {
  const [inset, setInset] = useState<SceneInset>({ left: 0, right: 0 });

  useLayoutEffect(() => {
    const scene = inside.current?.closest(sceneAnchor);
    const view = scene?.querySelector(viewAnchor);
    if (!scene || !view) return undefined;
    const measure = () => {
      const whole = scene.getBoundingClientRect();
      const seen = view.getBoundingClientRect();
      const left = Math.round(seen.left - whole.left);
      const right = Math.round(whole.right - seen.right);
      setInset((known) => (known.left === left && known.right === right ? known : { left, right }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(scene);
    observer.observe(view);
    return () => observer.disconnect();
  }, [inside]);

  return inset;
}
