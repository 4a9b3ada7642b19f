import type { Row as ModelRow } from '@tanstack/react-table';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Menu, type MenuItem } from '../../primitives/Menu/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { dataTable } from '../texts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { DataTableColumn, features } from './columns.ts';
import * as styles from './DataTable.css.ts';

interface DataTableRowProps<Row extends object> {
  model: ModelRow<typeof features, Row>;
  columns: readonly DataTableColumn<Row>[];
  name: string;
  selectable: boolean;
  /** Reason for which the row is not selectable, if others are. */
  disabledReason: string | undefined;
  selected: boolean;
  actions: ((row: Row) => readonly MenuItem[]) | undefined;
}

/** Memoised: selecting one of a thousand rows must not re-render the others. */
export const DataTableRow = memo(function DataTableRow<Row extends object>({
  model,
  columns,
  name,
  selectable,
  disabledReason,
  selected,
  actions,
}: DataTableRowProps<Row>) {
  const t = useText();
  return (
    <tr role="row" className={styles.row} aria-selected={selectable ? selected : undefined}>
      {selectable && (
        <td role="cell" className={cx(styles.cell, styles.selectCell)}>
          <RowCheckbox
            label={t(dataTable.selectRow, { name })}
            checked={selected}
            disabledReason={disabledReason}
            onToggle={model.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} column={column} first={index === 0}>
          {column.cell(model.original)}
        </Cell>
      ))}
      {actions && (
        <td role="cell" className={cx(styles.cell, styles.actionsCell)}>
          <RowActions
            label={t(dataTable.actions, { name })}
            items={() => actions(model.original)}
          />
        </td>
      )}
    </tr>
  );
}) as <Row extends object>(props: DataTableRowProps<Row>) => ReactNode;

interface CellProps {
  column: Pick<DataTableColumn<never>, 'title' | 'align'>;
  first: boolean;
  children: ReactNode;
}

/** A table cell; the first cell is the row header. */
export function Cell({ column: { title, align }, first, children }: CellProps) {
  return first ? (
    <th scope="row" role="rowheader" className={cx(styles.cell, styles.nameCell)}>
      {children}
    </th>
  ) : (
    <td role="cell" className={cx(styles.cell, styles.fieldCell, align === 'end' && styles.end)}>
      <span className={styles.fieldName}>{title}</span>
      <div className={styles.fieldValue}>{children}</div>
    </td>
  );
}

interface RowActionsProps {
  label: string;
  items(): readonly MenuItem[];
}

/** Mounts the menu on focus or press, because a thousand closed menus render slowly. */
function RowActions({ label, items }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState(false);
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (open || !wasOpen) return;
    if (document.activeElement === document.body) button.current?.focus();
  }, [open, wasOpen]);
  return (
    <span className={styles.actions}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={styles.actionsButton}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={() => setOpen(true)}
      >
        <Icon icon={icons.more} />
      </button>
      {(focused || open) && (
        <Menu
          open={open}
          label={label}
          align="end"
          items={items()}
          trigger={<span aria-hidden className={styles.anchor} />}
          onOpenChange={(change) => {
            if (change.open) return;
            setOpen(false);
          }}
        />
      )}
    </span>
  );
}
