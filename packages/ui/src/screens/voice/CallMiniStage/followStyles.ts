const sources = 'style, link[rel="stylesheet"]';

/**
 * Gives a document the styles of another one, and those that come to it later, until the answer is called. `ready`
 * is called once the first ones count; one that does not arrive is not waited for.
 */
export function followStyles(from: Document, to: Document, ready: () => void): () => void {
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
        // The other document has an address of its own.
        if (source instanceof HTMLLinkElement) copied.setAttribute('href', source.href);
        copies.set(source, copied);
        return arrival(copied, () => to.head.append(copied));
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

/** Resolves when a style that is put into a document counts, or cannot be had. */
function arrival(element: Element, put: () => void): Promise<void> {
  if (element.localName === 'style') return Promise.resolve(put());
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => resolve(), { once: true });
    put();
  });
}
