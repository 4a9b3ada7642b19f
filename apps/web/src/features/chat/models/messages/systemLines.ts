import type { Schemas } from '@office/api';
import type { ChatSystemLine } from '@office/ui/screens/chat';

export function toSystemLines(
  lines: readonly Schemas['ChatSystemLine'][],
): readonly ChatSystemLine[] {
  return lines.map(toSystemLine);
}

function toSystemLine(line: Schemas['ChatSystemLine']): ChatSystemLine {
  const { id: key, createdAt: at, kind, actor } = line;
  const names = line.people.map(({ name }) => name);
  const by = actor?.name ?? null;
  switch (kind) {
    case 'JOINED':
      return actor ? { key, at, kind: 'added', names, by } : { key, at, kind: 'joined', names };
    case 'LEFT':
      return { key, at, kind: 'left', names };
    case 'REMOVED':
      return { key, at, kind: 'removed', names, by };
    case 'RENAMED':
      return { key, at, kind: 'renamed', by, from: line.oldName ?? '', to: line.newName ?? '' };
    case 'MESSAGE_DELETED':
      return { key, at, kind: 'messageDeleted', names: names.length > 0 ? names : [null], by };
  }
}
