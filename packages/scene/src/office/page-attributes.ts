/** An attribute of the canvas, or of the nearest element around it that has it. */
export function pageAttribute(canvas: HTMLCanvasElement, name: string): string | undefined {
  return canvas.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
}

/** Calls `changed` whenever one of the attributes changes on the canvas or an element around it. */
export function watchPageAttributes(
  canvas: HTMLCanvasElement,
  names: string[],
  changed: () => void,
): () => void {
  const observer = new MutationObserver(changed);
  for (let element: Element | null = canvas; element; element = element.parentElement) {
    observer.observe(element, { attributes: true, attributeFilter: names });
  }
  return () => observer.disconnect();
}
