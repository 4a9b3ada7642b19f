export function pageAttribute(canvas: HTMLCanvasElement, name: string): string | undefined {
  return canvas.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
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
