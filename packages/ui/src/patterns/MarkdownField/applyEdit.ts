import type { Edit, TextSelection } from './markdownEdits.ts';

export function selectionOf(area: HTMLTextAreaElement): TextSelection {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/** Inserts text as if typed, so that native undo works. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Several input events follow; a controlled update in between would interrupt the insertion.
  const wait = (event: Event) => event.stopPropagation();
  area.addEventListener('input', wait);
  // The API is deprecated, but no other adds the insertion to the undo history.
  const isTyped = document.activeElement === area && type(insert);
  area.removeEventListener('input', wait);
  if (!isTyped) area.setRangeText(insert, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.setSelectionRange(...select);
}

function type(text: string): boolean {
  return text ? document.execCommand('insertText', false, text) : document.execCommand('delete');
}
