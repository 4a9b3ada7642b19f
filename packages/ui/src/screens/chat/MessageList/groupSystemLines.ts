import type { ChatSystemLine } from '../chat.ts';

/** Merges consecutive lines about members who joined, left, or were added or removed by the same member. */
export function groupSystemLines(lines: readonly ChatSystemLine[]): ChatSystemLine[] {
  const groups: ChatSystemLine[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const merged = last && merge(last, line);
    if (merged) groups[groups.length - 1] = merged;
    else groups.push(line);
  }
  return groups;
}

function merge(first: ChatSystemLine, second: ChatSystemLine): ChatSystemLine | undefined {
  if (!('names' in first) || first.kind === 'messageDeleted') return undefined;
  if (!('names' in second) || second.kind !== first.kind) return undefined;
  if ('by' in first && 'by' in second && first.by !== second.by) return undefined;
  return { ...first, names: [...first.names, ...second.names] };
}
