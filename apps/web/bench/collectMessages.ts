/** Runs in the page. Returns all message keys in display order, with duplicates. */
export async function collectMessages(): Promise<string[]> {
  const frames = async (count: number) => {
    for (let left = count; left > 0; left -= 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const feed = () => document.querySelector('[role=feed]')!;
  const articles = () => [...feed().querySelectorAll('article[data-key]')];
  const isWhole = () => articles().every((each) => each.getAttribute('aria-setsize') !== '-1');
  const place = (article: Element) => Number(article.getAttribute('aria-posinset'));

  // Scrolling close to either end loads more messages.
  while (!isWhole()) {
    feed().scrollTo(0, feed().scrollHeight);
    await frames(2);
    feed().scrollTo(0, 0);
    await frames(3);
  }
  while (!articles().some((article) => place(article) === 1)) {
    feed().scrollTo(0, 0);
    await frames(3);
  }
  const keys = new Map<number, Set<string>>();
  for (;;) {
    for (const article of articles()) {
      const known = keys.get(place(article)) ?? new Set();
      keys.set(place(article), known.add(article.getAttribute('data-key')!));
    }
    const { scrollTop, clientHeight, scrollHeight } = feed();
    if (scrollTop + clientHeight >= scrollHeight - 1) break;
    feed().scrollBy(0, clientHeight * 0.7);
    await frames(3);
  }
  return [...keys].sort(([a], [b]) => a - b).flatMap(([, known]) => [...known]);
}
