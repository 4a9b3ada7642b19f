import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { CanvasHandle } from './EditorCanvas.tsx';

interface EditorPlaces {
  root: RefObject<HTMLElement | null>;
  aside: RefObject<HTMLElement | null>;
  canvas: RefObject<CanvasHandle | null>;
}

type Part = 'canvas' | 'panel';

const control = 'input:enabled, button:enabled';

const activePanel = '[role="tabpanel"][data-state="active"]';

/**
 * Moves the focus between the plan and the side panel. Keeps it in the editor when the focused
 * button is removed or disabled, which would move keyboard users to the start of the page.
 * @param publishing the publish button is disabled afterwards
 */
export function useEditorFocus({ root, aside, canvas }: EditorPlaces, publishing: boolean) {
  const focused = useRef<{ element: Element; part: Part }>(null);
  const [requestedFocus, setRequestedFocus] = useState<{ part: Part }>();

  useEffect(() => {
    if (!requestedFocus) return;
    if (requestedFocus.part === 'canvas') return canvas.current?.focus();
    // The content of a hidden panel is rendered later.
    const timer = setTimeout(() => {
      const panel = aside.current?.querySelector<HTMLElement>(activePanel);
      const first = panel?.querySelector<HTMLElement>(control);
      (first ?? panel)?.focus();
    });
    return () => clearTimeout(timer);
  }, [requestedFocus, aside, canvas]);

  const wasPublishing = useRef(publishing);
  useEffect(() => {
    if (wasPublishing.current && !publishing) canvas.current?.focus();
    wasPublishing.current = publishing;
  }, [publishing, canvas]);

  useEffect(() => {
    if (!focused.current) return;
    const { element, part } = focused.current;
    const isGone = !element.isConnected || element.matches(':disabled');
    const { activeElement } = document;
    if (!isGone || (activeElement !== document.body && activeElement !== element)) return;
    focused.current = null;
    if (part === 'canvas') canvas.current?.focus();
    else aside.current?.querySelector<HTMLElement>(activePanel)?.focus();
  });

  return {
    moveFocus: (part: Part) => setRequestedFocus({ part }),
    onFocus: ({ target }: FocusEvent) => {
      const part = aside.current?.contains(target) ? 'panel' : 'canvas';
      // Dialogs and menus return the focus themselves.
      focused.current = root.current?.contains(target) ? { element: target, part } : null;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected && !target.matches(':disabled')) focused.current = null;
    },
  };
}
