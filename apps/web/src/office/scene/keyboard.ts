/** Elements that handle key presses while focused. */
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

export function pageTakesKeys(element: Element | null): boolean {
  return element?.closest(takesKeys) != null;
}

export function onFocusMoved(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}
