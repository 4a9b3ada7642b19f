import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedText } from '../../../primitives/typedText.ts';
import type { MapFloor } from '../map.ts';
import * as styles from './PlanTree.css.ts';
import { PlanTreeRow } from './PlanTreeRow.tsx';
import type { Roster } from './roster.ts';
import {
  findByTypeahead,
  floorKey,
  moveInTree,
  personKey,
  treeRows,
  zoneKey,
  type TreeNode,
  type TreeRow,
} from './treeRows.ts';

export interface PlanTreeHandle {
  focus(): void;
}

interface PlanTreeProps {
  floors: readonly MapFloor[];
  floorId: string;
  roster: Roster;
  myUserId: string | undefined;
  selectedKey: string | undefined;
  ref?: Ref<PlanTreeHandle>;
  onChoose(node: TreeNode, how: { byKeyboard: boolean }): void;
  /** Called with the focused row. Undefined when the focus leaves the tree. */
  onReach(node: TreeNode | undefined): void;
  onSelectFloor(event: { floorId: string }): void;
}

/** Typeahead timeout, in milliseconds. */
const typeaheadTimeoutMs = 600;

/** The floor plan as an accessible tree of floors, rooms, people and seats. */
export function PlanTree(props: PlanTreeProps) {
  const { floors, floorId, roster, myUserId, selectedKey, ref } = props;
  const { onChoose, onReach, onSelectFloor } = props;
  const { t } = useTranslation('map');
  const root = useRef<HTMLDivElement>(null);
  const [typed] = useState(() => new TypedText(typeaheadTimeoutMs));
  const hadFocus = useRef(false);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(() => {
    const ownZone = roster.zones.find(({ people }) => people[0]?.userId === myUserId)?.zone.id;
    const atFirst = [floorKey(floorId), zoneKey(floorId, ownZone ?? '')];
    const isOpen = (key: string) => changed.get(key) ?? atFirst.includes(key);
    return treeRows(floors, floorId, roster, { has: isOpen });
  }, [floors, floorId, roster, myUserId, changed]);
  const [active, setActive] = useState({ key: floorKey(floorId), index: 0 });
  const found = rows.findIndex(({ key }) => key === active.key);
  // If the active row was removed, uses the row that moved to its index.
  const activeRow = rows[found >= 0 ? found : Math.min(active.index, rows.length - 1)];

  const elementOf = (key: string | undefined) =>
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key ?? '')}"]`);
  useImperativeHandle(ref, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  }));

  // Restores the focus to the tree after the focused row was removed.
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [activeRow?.key]);

  const open = (key: string, isOpen: boolean) => {
    const other = floors.find((floor) => floorKey(floor.floorId) === key);
    if (isOpen && other && other.floorId !== floorId) onSelectFloor({ floorId: other.floorId });
    setChanged((before) => new Map(before).set(key, isOpen));
  };

  const choose = ({ key, node, expanded }: TreeRow, byKeyboard: boolean) => {
    if (node.kind === 'floor') {
      if (!node.floor.blocked) open(key, !expanded);
      return;
    }
    if (node.kind === 'zone' && expanded === false) open(key, true);
    onChoose(node, { byKeyboard });
  };

  const go = (key: string) => {
    setActive({ key, index: rows.findIndex((row) => row.key === key) });
    elementOf(key)?.focus();
  };

  const type = (letter: string, at: number, from: string) => {
    const hit = findByTypeahead(rows, from, typed.add(letter, at));
    if (hit) go(hit.key);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!activeRow || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moveInTree(rows, activeRow.key, event.key);
    const isLetter = event.key.length === 1 && event.key !== ' ' && event.key !== '*';
    if (!move && !isLetter && !['Enter', ' ', '*'].includes(event.key)) return;
    event.preventDefault();
    if (move?.kind === 'go') go(move.key);
    else if (move) open(move.key, move.kind === 'expand');
    else if (isLetter) type(event.key, event.timeStamp, activeRow.key);
    else if (event.key === '*') openSiblings(activeRow);
    else choose(activeRow, true);
  };

  const openSiblings = ({ parentKey }: TreeRow) => {
    const siblings = rows.filter(
      ({ node, ...row }) => row.parentKey === parentKey && node.kind === 'zone',
    );
    setChanged(
      (before) => new Map([...before, ...siblings.map(({ key }) => [key, true] as const)]),
    );
  };

  const rowOf = (target: EventTarget) => {
    const key = (target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
    return rows.find((row) => row.key === key);
  };

  const onClick = ({ target }: MouseEvent) => {
    const row = rowOf(target);
    if (!row) return;
    const isToggle = (target as Element).closest('[data-part="Toggle"]') !== null;
    if (isToggle && row.expanded !== undefined) open(row.key, !row.expanded);
    else choose(row, false);
  };

  return (
    <div
      ref={root}
      role="tree"
      aria-label={t('plan.tree')}
      className={styles.root}
      data-component="PlanTree"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={({ target }: FocusEvent) => {
        const row = rowOf(target);
        if (!row) return;
        hadFocus.current = true;
        setActive({ key: row.key, index: rows.indexOf(row) });
        onReach(row.node);
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (root.current?.contains(relatedTarget)) return;
        hadFocus.current = false;
        onReach(undefined);
      }}
    >
      {rows.map((row) => (
        <PlanTreeRow
          key={row.key}
          row={row}
          tabbable={row === activeRow}
          selected={row.key === selectedKey}
          me={row.key === personKey(myUserId ?? '')}
        />
      ))}
    </div>
  );
}
