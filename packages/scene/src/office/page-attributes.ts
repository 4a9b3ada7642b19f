export function pageAttribute(canvas: HTMLCanvasElement, name: string): string | undefined {
  return canvas.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
}

/** Reports the current value and each change of one attribute of the canvas or an ancestor. */
export function watchPageAttribute(
  canvas: HTMLCanvasElement,
  name: string,
  changed: (value: string | undefined) => void,
): () => void {
  const read = () => changed(pageAttribute(canvas, name));
  const unwatch = watchPageAttributes(canvas, [name], read);
  read();
  return unwatch;
}

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
