import { useEffect, useRef, type RefObject } from 'react';

interface PanelFocus {
  panelId: string | null;
  page: string | undefined;
  panelRef: RefObject<HTMLElement | null>;
  sceneRef: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus into a panel that opens or changes, and restores it when the panel closes.
 * Ignores the first panel of a page. Focuses the panel if the focused element was removed.
 */
export function usePanelFocus({ panelId, page, panelRef, sceneRef }: PanelFocus): void {
  const shown = useRef(panelId);
  const shownPage = useRef(page);
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
    // Does not restore the focus if the member has already moved it, for example with a sidebar link.
    if (document.activeElement && document.activeElement !== document.body) return;
    const back = opener.current;
    const target = back instanceof HTMLElement && back.isConnected ? back : sceneRef.current;
    target?.focus();
  }, [panelId, panelRef, sceneRef]);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // Keeps the focus on an element that is still visible.
    if (isGone(document.activeElement)) panelRef.current?.focus();
  }, [page, panelRef]);
}

/** React hides suspended pages with an inline style. */
const hidden = '[hidden], [style*="display: none"]';

/** The browser blurs a hidden element only later. Reading boxes would force a layout. */
function isGone(focused: Element | null): boolean {
  return !focused || focused === document.body || focused.closest(hidden) !== null;
}
