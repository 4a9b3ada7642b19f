import { useEffect, useRef, type RefObject } from 'react';

interface PanelFocus {
  panelId: string | null;
  panelRef: RefObject<HTMLElement | null>;
  sceneRef: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus into a panel that opens or changes, and back to where it came from when the
 * panel closes. The first panel of a page load leaves the focus where the browser put it.
 */
export function usePanelFocus({ panelId, panelRef, sceneRef }: PanelFocus): void {
  const shown = useRef(panelId);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    if (shown.current === panelId) return;
    const opened = shown.current === null;
    shown.current = panelId;
    if (panelId !== null) {
      if (opened) opener.current = document.activeElement;
      panelRef.current?.focus();
      return;
    }
    // Someone who left by another way, e.g. a link of the sidebar, stays there.
    if (document.activeElement && document.activeElement !== document.body) return;
    const back = opener.current;
    const target = back instanceof HTMLElement && back.isConnected ? back : sceneRef.current;
    target?.focus();
  }, [panelId, panelRef, sceneRef]);
}
