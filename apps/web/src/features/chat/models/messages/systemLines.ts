import type { Schemas } from '@office/api';
import { localizedName } from '@office/vocabulary';
import type { ChatSystemLine } from '@office/ui/screens/chat';

export function toSystemLines(
  lines: readonly Schemas['ChatSystemLine'][],
  language: string | undefined,
): readonly ChatSystemLine[] {
  return lines.map((line) => toSystemLine(line, language));
}

function toSystemLine(
  line: Schemas['ChatSystemLine'],
  language: string | undefined,
): ChatSystemLine {
  const { id: key, createdAt: at, kind, actor } = line;
  const nameOf = ({ name, nameLatin }: Schemas['ChatSystemLinePerson']) =>
    localizedName(name, nameLatin, language);
  const names = line.people.map(nameOf);
  const by = actor && nameOf(actor);
  switch (kind) {
    case 'JOINED':
      return actor ? { key, at, kind: 'added', names, by } : { key, at, kind: 'joined', names };
    case 'LEFT':
      return { key, at, kind: 'left', names };
    case 'REMOVED':
      return { key, at, kind: 'removed', names, by };
    case 'RENAMED':
      return { key, at, kind: 'renamed', by, from: line.oldName, to: line.newName };
    case 'WEBHOOK_CONNECTED':
      return { key, at, kind: 'webhookConnected', webhook: line.newName ?? '', by };
    case 'WEBHOOK_DISCONNECTED': {
      const webhook = line.newName ?? '';
      return actor
        ? { key, at, kind: 'webhookDisconnected', webhook, by }
        : { key, at, kind: 'webhookDisabled', webhook };
    }
    case 'MESSAGE_DELETED':
      return { key, at, kind: 'messageDeleted', names: names.length > 0 ? names : [null], by };
  }
}
