import { useEffect, useRef, type RefObject } from 'react';

interface PanelFocus {
  panelId: string | null;
  page: string | undefined;
  panelRef: RefObject<HTMLElement | null>;
  sceneRef: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus into a panel that opens or changes, and back to where it came from when the
 * panel closes. The first panel of a page load leaves the focus where the browser put it. Where the
 * focus has gone with the page before, as from a list to a profile, the panel takes it.
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
    // Someone who left by another way, e.g. a link of the sidebar, stays there.
    if (document.activeElement && document.activeElement !== document.body) return;
    const back = opener.current;
    const target = back instanceof HTMLElement && back.isConnected ? back : sceneRef.current;
    target?.focus();
  }, [panelId, panelRef, sceneRef]);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // Unless something that stays, or something on the new page, has it.
    if (isGone(document.activeElement)) panelRef.current?.focus();
  }, [page, panelRef]);
}

/** React hides the pages of a panel by a style of theirs. */
const hidden = '[hidden], [style*="display: none"]';

/**
 * Not there any more, or hidden while the next page is on its way: then the browser takes the focus later. Asking for
 * boxes would lay the new page out before its time.
 */
function isGone(focused: Element | null): boolean {
  return !focused || focused === document.body || focused.closest(hidden) !== null;
}
