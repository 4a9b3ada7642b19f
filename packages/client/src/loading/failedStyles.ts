const failed = new Set<HTMLLinkElement>();

/** Tracks style sheets that fail to load, because Vite requests each only once. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Error events of elements do not bubble.
  window.addEventListener('error', note, true);
}

export function retryFailedStyles(): void {
  for (const link of failed) link.replaceWith(link.cloneNode());
  failed.clear();
}
