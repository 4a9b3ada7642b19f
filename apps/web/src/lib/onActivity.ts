const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `listener` for each input of the member on this page. Returns a function that stops it. */
export function onActivity(listener: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const event of activityEvents) document.addEventListener(event, listener, options);
  return () => listening.abort();
}
