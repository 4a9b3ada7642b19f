import { findByPrefix } from '../../../primitives/typedText.ts';
import type { MapFloor, PlanPerson, PlanZone, RoomMeetings, PlanDocument } from '../map.ts';
import type { Roster, RosterSeat } from './roster.ts';

export type TreeNode =
  | { kind: 'floor'; floor: MapFloor; shown: boolean }
  | {
      kind: 'zone';
      zone: PlanZone;
      count: number;
      meetings?: RoomMeetings;
      document?: PlanDocument;
    }
  | { kind: 'person'; person: PlanPerson }
  | { kind: 'seat'; seat: RosterSeat };

export interface TreeRow {
  key: string;
  parentKey?: string;
  level: number;
  position: number;
  setSize: number;
  /** Undefined for a leaf. */
  expanded?: boolean;
  text: string;
  node: TreeNode;
}

interface Branch {
  key: string;
  text: string;
  node: TreeNode;
  children?: readonly Branch[];
}

export const floorKey = (floorId: string) => `floor ${floorId}`;
export const zoneKey = (floorId: string, zoneId: string) => `zone ${floorId} ${zoneId}`;
export const personKey = (userId: string) => `person ${userId}`;
export const seatKey = (seatId: string) => `seat ${seatId}`;

/** The visible rows: floors, the zones of the shown floor, and the people and seats of expanded zones. */
export function treeRows(
  floors: readonly MapFloor[],
  floorId: string,
  roster: Roster,
  expanded: { has(key: string): boolean },
): TreeRow[] {
  const branches = floors.map((floor): Branch => {
    const shown = floor.floorId === floorId;
    const branch = {
      key: floorKey(floor.floorId),
      text: floor.name,
      node: { kind: 'floor', floor, shown },
    } as const;
    // Only the shown floor can be expanded, and never a blocked floor.
    if (floor.blocked) return branch;
    return { ...branch, children: shown ? branchesOf(floorId, roster) : [] };
  });
  return rowsOf(branches, 1, undefined, expanded);
}

function branchesOf(floorId: string, { zones, elsewhere }: Roster): Branch[] {
  const named = zones
    // The open floor is listed only if it has people or seats.
    .filter(({ zone, people, seats }) => zone.kind !== 'OPEN' || people.length + seats.length > 0)
    .map(({ zone, name, people, seats, meetings, document }): Branch => {
      const children = [...people.map(personBranch), ...seats.map(seatBranch)];
      return {
        key: zoneKey(floorId, zone.id),
        text: name,
        node: {
          kind: 'zone',
          zone,
          count: people.length,
          ...(meetings && { meetings }),
          ...(document && { document }),
        },
        ...(children.length > 0 ? { children } : {}),
      };
    });
  return [...named, ...elsewhere.map(personBranch)];
}

function personBranch(person: PlanPerson): Branch {
  return { key: personKey(person.userId), text: person.name, node: { kind: 'person', person } };
}

function seatBranch(seat: RosterSeat): Branch {
  return { key: seatKey(seat.seat.id), text: seat.seat.label, node: { kind: 'seat', seat } };
}

function rowsOf(
  branches: readonly Branch[],
  level: number,
  parentKey: string | undefined,
  expanded: { has(key: string): boolean },
): TreeRow[] {
  return branches.flatMap(({ key, text, node, children }, index) => {
    const isOpen = children !== undefined && expanded.has(key) && children.length > 0;
    const row: TreeRow = {
      key,
      level,
      position: index + 1,
      setSize: branches.length,
      text,
      node,
      ...(parentKey === undefined ? {} : { parentKey }),
      ...(children === undefined ? {} : { expanded: isOpen }),
    };
    return isOpen ? [row, ...rowsOf(children, level + 1, key, expanded)] : [row];
  });
}

/** Result of a key press (WAI-ARIA tree pattern): moves to a row, or expands or collapses the current row. */
export type TreeMove =
  { kind: 'go'; key: string } | { kind: 'expand' | 'collapse'; key: string } | undefined;

export function moveInTree(rows: readonly TreeRow[], from: string, pressed: string): TreeMove {
  const index = rows.findIndex(({ key }) => key === from);
  const row = rows[index];
  if (!row) return undefined;
  const to = (target: TreeRow | undefined): TreeMove =>
    target ? { kind: 'go', key: target.key } : undefined;
  switch (pressed) {
    case 'ArrowDown':
      return to(rows[index + 1]);
    case 'ArrowUp':
      return to(rows[index - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (row.expanded === false) return { kind: 'expand', key: row.key };
      return row.expanded ? to(rows[index + 1]) : undefined;
    case 'ArrowLeft':
      if (row.expanded) return { kind: 'collapse', key: row.key };
      return to(rows.find(({ key }) => key === row.parentKey));
    default:
      return undefined;
  }
}

export function findByTypeahead(rows: readonly TreeRow[], from: string, typed: string) {
  const index = rows.findIndex(({ key }) => key === from);
  return findByPrefix(rows, { index, prefix: typed, textOf: ({ text }) => text });
}
