const sources = 'style, link[rel="stylesheet"]';

/** Keeps copied styles in sync until the returned function is called. Calls `ready` once loaded. */
export function mirrorStyles(from: Document, to: Document, ready: () => void): () => void {
  const copies = new Map<Element, Element>();
  const copy = () => {
    const now = [...from.querySelectorAll(sources)];
    for (const [source, copied] of copies) {
      if (now.includes(source)) continue;
      copied.remove();
      copies.delete(source);
    }
    return now
      .filter((source) => !copies.has(source))
      .map((source) => {
        const copied = to.importNode(source, true);
        // The other document has a different base URL.
        if (source instanceof HTMLLinkElement) copied.setAttribute('href', source.href);
        copies.set(source, copied);
        return whenLoaded(copied, () => to.head.append(copied));
      });
  };
  let isOver = false;
  void Promise.all(copy()).then(() => {
    if (!isOver) ready();
  });
  const observer = new MutationObserver(copy);
  observer.observe(from.documentElement, { childList: true, subtree: true });
  return () => {
    isOver = true;
    observer.disconnect();
  };
}

/** Resolves when a style has loaded or failed. */
function whenLoaded(element: Element, insert: () => void): Promise<void> {
  if (element.localName === 'style') return Promise.resolve(insert());
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => resolve(), { once: true });
    insert();
  });
}
