const failed = new Set<HTMLLinkElement>();

/** Notes style sheets that do not come. Vite asks for each once, and takes it for there from then on. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Failures of elements do not bubble.
  window.addEventListener('error', note, true);
}

/** Asks again for the style sheets that did not come. */
export function retryFailedStyles(): void {
  for (const link of failed) link.replaceWith(link.cloneNode());
  failed.clear();
}
