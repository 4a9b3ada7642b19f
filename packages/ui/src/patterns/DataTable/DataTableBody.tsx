import type { KeyboardEvent } from 'react';
import { cx } from '../../primitives/cx.ts';
import type { MenuItem } from '../../primitives/Menu/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { DataTableColumn } from './columns.ts';
import { Cell, DataTableRow } from './DataTableRow.tsx';
import * as styles from './DataTable.css.ts';
import type { RowSelection } from './useRowSelection.ts';

interface DataTableBodyProps<Row extends object> {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  rendered: number;
  rowSelection: RowSelection;
  /** Number of placeholder rows while loading. */
  skeletons: number;
  refreshing: boolean;
  selectable: boolean;
  rowId(row: Row): string;
  rowName(row: Row): string;
  rowSelectable(row: Row): true | string;
  rowActions: ((row: Row) => readonly MenuItem[]) | undefined;
}

export function DataTableBody<Row extends object>(props: DataTableBodyProps<Row>) {
  const { columns, selectable, rowId, rowName, rowSelectable, rowActions } = props;
  const { selectedIds, toggleRow } = props.rowSelection;
  return (
    <tbody
      role="rowgroup"
      className={cx(props.refreshing && styles.refreshing)}
      onKeyDown={moveToNextRow}
    >
      {props.rows.slice(0, props.rendered).map((row) => {
        const id = rowId(row);
        return (
          <DataTableRow
            key={id}
            {...{ id, row, columns, selectable }}
            name={rowName(row)}
            disabledReason={reasonOf(rowSelectable(row))}
            selected={selectedIds.has(id)}
            actions={rowActions}
            onToggle={toggleRow}
          />
        );
      })}
      {Array.from({ length: props.skeletons }).map((_, index) => (
        <SkeletonRow
          key={index}
          nth={index}
          columns={columns as readonly DataTableColumn<never>[]}
          selectable={selectable}
          hasActions={rowActions !== undefined}
        />
      ))}
    </tbody>
  );
}

const reasonOf = (answer: true | string) => (answer === true ? undefined : answer);

interface SkeletonRowProps {
  nth: number;
  columns: readonly DataTableColumn<never>[];
  selectable: boolean;
  hasActions: boolean;
}

function SkeletonRow({ nth, columns, selectable, hasActions }: SkeletonRowProps) {
  return (
    <tr role="row" aria-hidden className={cx(styles.row, styles.skeletonRow)}>
      {selectable && <td className={cx(styles.cell, styles.selectCell)} />}
      {columns.map((column, index) => (
        <Cell key={column.id} column={column} first={index === 0}>
          <Skeleton width={`${45 + ((nth * 7 + index * 13) % 4) * 12}%`} />
        </Cell>
      ))}
      {hasActions && <td className={cx(styles.cell, styles.actionsCell)} />}
    </tr>
  );
}

const controls = 'a[href], button:not(:disabled), input:not(:disabled)';

function moveToNextRow(event: KeyboardEvent<HTMLElement>) {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
  // Text inputs and open menus handle arrow keys themselves.
  if (target.matches('input:not([type="checkbox"]), textarea, select')) return;
  const row = target.closest('tr');
  const adjacent = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[
    event.key
  ];
  if (!row || !adjacent) return;
  const index = [...row.querySelectorAll(controls)].indexOf(target);
  const next = adjacent.querySelectorAll<HTMLElement>(controls)[index];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
