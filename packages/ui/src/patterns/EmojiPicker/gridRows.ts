import type { KeyboardEvent } from 'react';
import type { CategoryId, EmojiItem, EmojiSection } from './sections.ts';

export const columns = 8;
const rowsPerPage = 5;

interface RowParts {
  key: string;
  id: CategoryId | undefined;
}

export type Row =
  | (RowParts & { kind: 'label'; label: string })
  | (RowParts & { kind: 'emoji'; items: readonly EmojiItem[] })
  | (RowParts & { kind: 'action'; label: string });

/** Indexes of an emoji in its row, and of the row among all rows. */
export interface Place {
  row: number;
  column: number;
}

export function rowsOf(sections: readonly EmojiSection[]): Row[] {
  return sections.flatMap(({ id, label, items, action }): Row[] => {
    const rows: Row[] = label === undefined ? [] : [{ key: `${id}`, id, kind: 'label', label }];
    for (let from = 0; from < items.length; from += columns) {
      const row = items.slice(from, from + columns);
      rows.push({ key: `${id} ${from}`, id, kind: 'emoji', items: row });
    }
    if (action !== undefined) rows.push({ key: `${id} action`, id, kind: 'action', label: action });
    return rows;
  });
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Returns the next place, `above` for the arrow up key in the first row, and undefined for other keys. */
export function moveInRows(
  rows: readonly Row[],
  { row, column }: Place,
  { key, ctrlKey, metaKey }: Keys,
): Place | 'above' | undefined {
  const emojiRows = rows.flatMap((each, index) =>
    each.kind === 'label' ? [] : [{ index, length: each.kind === 'emoji' ? each.items.length : 1 }],
  );
  const at = emojiRows.findIndex(({ index }) => index === row);
  const lineAt = (line: number) =>
    emojiRows[Math.max(0, Math.min(line, emojiRows.length - 1))] ?? { index: 0, length: 1 };
  const toLine = (line: number): Place => {
    const { index, length } = lineAt(line);
    return { row: index, column: Math.min(column, length - 1) };
  };
  const startOf = (line: number): Place => ({ row: lineAt(line).index, column: 0 });
  const endOf = (line: number): Place => ({
    row: lineAt(line).index,
    column: lineAt(line).length - 1,
  });
  const last = emojiRows.length - 1;
  const isWhole = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return at <= 0 ? 'above' : toLine(at - 1);
    case 'ArrowDown':
      return toLine(at + 1);
    case 'PageUp':
      return toLine(at - rowsPerPage);
    case 'PageDown':
      return toLine(at + rowsPerPage);
    case 'ArrowLeft':
      if (column > 0) return { row, column: column - 1 };
      return at > 0 ? endOf(at - 1) : { row, column };
    case 'ArrowRight':
      if (column < lineAt(at).length - 1) return { row, column: column + 1 };
      return at < last ? startOf(at + 1) : { row, column };
    case 'Home':
      return startOf(isWhole ? 0 : at);
    case 'End':
      return endOf(isWhole ? last : at);
    default:
      return undefined;
  }
}
