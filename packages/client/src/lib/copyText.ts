/** Falls back to a `copy` event, because `navigator.clipboard` is missing over plain HTTP. */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard) return clipboard.writeText(text);
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    // Prevents other handlers from changing the copied text.
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', answer, { capture: true, once: true });
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', answer, { capture: true });
  if (!copied) throw new Error('The browser does not allow copying');
}
