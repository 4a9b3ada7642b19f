/** Elements that need the keys for themselves while they have the focus. */
const takesKeys = [
  'input:not([type=checkbox], [type=radio])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  '[role=listbox]',
  '[role=tablist]',
  '[role=radiogroup]',
  '[role=slider]',
].join();

/** Whether keys belong to the page and not to the scene while `element` has the focus. */
export function pageTakesKeys(element: Element | null): boolean {
  return element?.closest(takesKeys) != null;
}

/** Calls back whenever the focus moves, until the answer is called. */
export function onFocusMoved(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}
