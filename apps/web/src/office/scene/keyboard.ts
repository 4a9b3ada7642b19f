const keyboardElementsSelector = [
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

export function pageHandlesKeys(element: Element | null): boolean {
  return element?.closest(keyboardElementsSelector) != null;
}

export function onFocusMoved(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}
