const failed = new Set<HTMLLinkElement>();

/** Notes style sheets that do not come. Vite asks for each once, and takes it for there from then on. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Failures of elements do not bubble.
  window.addEventListener('error', note, true);
}

/** Asks again for the style sheets that did not come; throws while one does not come now either. */
export async function fetchFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`No styles from ${again.href}`)));
    link.replaceWith(again);
  });
}
