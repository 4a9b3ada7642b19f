import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { CanvasHandle } from './EditorCanvas.tsx';

interface EditorPlaces {
  root: RefObject<HTMLElement | null>;
  aside: RefObject<HTMLElement | null>;
  canvas: RefObject<CanvasHandle | null>;
}

/** The part of the editor that the focus is led to. */
type Part = 'canvas' | 'panel';

/** One goes on at the first of these in a panel. */
const control = 'input:enabled, button:enabled';

const activePanel = '[role="tabpanel"][data-state="active"]';

/**
 * Leads the focus between the plan and the panel beside it, and keeps it in the editor: a button that goes with what it
 * did, or is off after it, would leave those who use the keyboard at the beginning of the page.
 *
 * @param places the editor, the panel beside the plan, and the plan
 * @param publishing whether the plan is being published: the button that asked for it is off afterwards
 */
export function useEditorFocus({ root, aside, canvas }: EditorPlaces, publishing: boolean) {
  const held = useRef<{ element: Element; part: Part }>(null);
  const [wanted, setWanted] = useState<{ part: Part }>();

  useEffect(() => {
    if (!wanted) return;
    if (wanted.part === 'canvas') return canvas.current?.focus();
    // A panel that was out of view has its content a moment later.
    const timer = setTimeout(() => {
      const panel = aside.current?.querySelector<HTMLElement>(activePanel);
      const first = panel?.querySelector<HTMLElement>(control);
      (first ?? panel)?.focus();
    });
    return () => clearTimeout(timer);
  }, [wanted, aside, canvas]);

  const wasPublishing = useRef(publishing);
  useEffect(() => {
    if (wasPublishing.current && !publishing) canvas.current?.focus();
    wasPublishing.current = publishing;
  }, [publishing, canvas]);

  useEffect(() => {
    if (!held.current) return;
    const { element, part } = held.current;
    const isGone = !element.isConnected || element.matches(':disabled');
    const { activeElement } = document;
    if (!isGone || (activeElement !== document.body && activeElement !== element)) return;
    held.current = null;
    if (part === 'canvas') canvas.current?.focus();
    else aside.current?.querySelector<HTMLElement>(activePanel)?.focus();
  });

  return {
    lead: (part: Part) => setWanted({ part }),
    onFocus: ({ target }: FocusEvent) => {
      const part = aside.current?.contains(target) ? 'panel' : 'canvas';
      // A dialog or a menu gives the focus back by itself.
      held.current = root.current?.contains(target) ? { element: target, part } : null;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected && !target.matches(':disabled')) held.current = null;
    },
  };
}
