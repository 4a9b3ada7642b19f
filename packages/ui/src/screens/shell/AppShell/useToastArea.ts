import { useLayoutEffect, useState, type RefObject } from 'react';
import { breakpoints } from '../../../styles/media.ts';
import { setToastsStart } from '../../../primitives/Toast/toastSpace.ts';

/** Width in pixels in which a toast is readable: a sentence of two or three lines. */
const minWidth = 260;

interface ToastAreaOptions {
  railRef: RefObject<HTMLElement | null>;
  /** The part of the window that the navigation and the panel do not cover. */
  sceneViewRef: RefObject<HTMLElement | null>;
}

/** Places toasts beside the panel, or next to the navigation if there is not enough space. */
export function useToastArea({ railRef, sceneViewRef }: ToastAreaOptions): 'beside' | 'above' {
  const [place, setPlace] = useState<'beside' | 'above'>('beside');
  useLayoutEffect(() => {
    const sceneView = sceneViewRef.current;
    if (!sceneView) return undefined;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // Read while the layout is up to date. Set in the next frame, because the width of the toasts is observed, too.
      const { left, width } = sceneView.getBoundingClientRect();
      const fitsNextToPanel = width >= minWidth && window.innerWidth >= breakpoints.tablet;
      const start = fitsNextToPanel ? left : (railRef.current?.offsetWidth ?? 0);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setPlace(fitsNextToPanel ? 'beside' : 'above');
        setToastsStart(start);
      });
    });
    observer.observe(sceneView);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setToastsStart(null);
    };
  }, [railRef, sceneViewRef]);
  return place;
}
