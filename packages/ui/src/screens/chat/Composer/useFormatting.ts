import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { applyEdit, selectionOf } from '../../../patterns/MarkdownField/applyEdit.ts';
import {
  codeBlock,
  continueList,
  editOf,
  isInCodeBlock,
  linkSelection,
  type Edit,
  type MarkdownAction,
} from '../../../patterns/MarkdownField/markdownEdits.ts';
import { shortcuts } from '../../../patterns/shortcuts.ts';
import { codeFromEditor, mayHaveFormatting } from './pastedText.ts';

const formattingActions = ['bold', 'italic', 'strike', 'link', 'code'] as const;

/** Shown in the tooltips. Ctrl+Shift+C works as well as Ctrl+E. */
export const formattingKeys = Object.fromEntries(
  formattingActions.map((action) => [action, shortcuts.composer[action][0].replace('Mod+', '')]),
) satisfies Partial<Record<MarkdownAction, string>>;

const actionOfKey: Record<string, MarkdownAction> = {
  b: 'bold',
  i: 'italic',
  k: 'link',
  e: 'code',
  'shift+c': 'code',
  'shift+x': 'strike',
};

const isApple = /Mac|iP(?:hone|ad)/.test(globalThis.navigator?.platform ?? '');

interface FormattingParts {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Enter inserts a line break instead of sending. */
  byTouch: boolean;
}

export function useFormatting({ field, byTouch }: FormattingParts) {
  const apply = (edit: Edit) => {
    if (field.current) applyEdit(field.current, edit);
  };
  return {
    act: (action: MarkdownAction) => {
      if (field.current) apply(editOf(action, selectionOf(field.current)));
    },
    /** Returns true if the key was handled. */
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
      const edit = editOfKey(event, byTouch);
      if (!edit) return false;
      event.preventDefault();
      event.stopPropagation();
      apply(edit);
      return true;
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>): void => {
      const selected = selectionOf(event.currentTarget);
      if (isInCodeBlock(selected)) return;
      const { clipboardData } = event;
      const code = codeFromEditor(clipboardData);
      if (code) {
        event.preventDefault();
        apply(codeBlock(selected, code.text, code.language));
        return;
      }
      const text = clipboardData.getData('text/plain');
      const linked = linkSelection(selected, text.trim());
      if (linked) {
        event.preventDefault();
        apply(linked);
        return;
      }
      const html = clipboardData.getData('text/html');
      if (!mayHaveFormatting(html)) return;
      event.preventDefault();
      void import('./htmlToMarkdown.ts')
        .then(({ htmlToMarkdown }) => htmlToMarkdown(html) ?? text)
        .catch(() => text)
        .then((markdown) => {
          if (field.current) apply(insertion(selectionOf(field.current), markdown));
        });
    },
  };
}

function insertion({ start, end }: { start: number; end: number }, insert: string): Edit {
  const at = start + insert.length;
  return { from: start, to: end, insert, select: [at, at] };
}

function editOfKey(event: KeyboardEvent<HTMLTextAreaElement>, byTouch: boolean): Edit | undefined {
  const { key, shiftKey, altKey } = event;
  const selected = selectionOf(event.currentTarget);
  const withControl = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (withControl && !altKey) {
    const action = actionOfKey[`${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`];
    // Without a selection Ctrl+K opens the search of the workplace.
    if (!action || (action === 'link' && selected.start === selected.end)) return undefined;
    return editOf(action, selected);
  }
  const isLineBreak = key === 'Enter' && !event.ctrlKey && !event.metaKey && !altKey;
  if (!isLineBreak || shiftKey === byTouch || isInCodeBlock(selected)) return undefined;
  return continueList(selected);
}
