/**
 * Puts a text on the clipboard. Where the office is served over plain HTTP there is no clipboard to
 * write to, but a copy of one's own can still be answered.
 *
 * @throws when the browser does not let it
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard) return clipboard.writeText(text);
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    // Nobody else makes something of it.
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', answer, { capture: true, once: true });
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', answer, { capture: true });
  if (!copied) throw new Error('The browser does not let the page copy');
}
