import { boundsAround, overlap, tileKeyOf, type Bounds } from './bounds.ts';
import type { Mark } from './mark.ts';

export interface MergedMarks {
  key: string;
  className: string;
  lineWidth: number | undefined;
  path: string;
}

interface Group extends MergedMarks {
  /** `order` is the index among all groups, `nth` the index among groups of the same kind. */
  order: number;
  nth: number;
  bounds: Bounds;
  members: Bounds[];
}

/** Merges marks in stacking order: browsers draw hundreds of paths per frame, but not thousands. */
export function mergeMarks(marks: readonly Mark[]): MergedMarks[] {
  const groups: Group[] = [];
  const latest = new Map<string, Group>();
  for (const mark of marks) {
    const { className, lineWidth, path, bounds } = mark;
    const kind = kindOf(mark);
    const last = latest.get(kind);
    if (last && !isCovered(mark, last, groups)) {
      last.path += path;
      last.bounds = boundsAround(last.bounds, bounds);
      last.members.push(bounds);
      continue;
    }
    const nth = last ? last.nth + 1 : 0;
    const group: Group = {
      key: `${kind} ${nth}`,
      className,
      lineWidth,
      path,
      bounds,
      nth,
      order: groups.length,
      members: [bounds],
    };
    groups.push(group);
    latest.set(kind, group);
  }
  return groups;
}

const kinds = new WeakMap<Mark, string>();

function kindOf(mark: Mark): string {
  const known = kinds.get(mark);
  if (known !== undefined) return known;
  const kind = `${tileKeyOf(mark.bounds)} ${mark.className} ${mark.lineWidth ?? ''}`;
  kinds.set(mark, kind);
  return kind;
}

function isCovered({ bounds, flat }: Mark, group: Group, groups: readonly Group[]): boolean {
  for (let order = group.order + (flat ? 1 : 0); order < groups.length; order += 1) {
    const other = groups[order]!;
    if (!overlap(other.bounds, bounds)) continue;
    if (other.members.some((member) => overlap(member, bounds))) return true;
  }
  return false;
}
