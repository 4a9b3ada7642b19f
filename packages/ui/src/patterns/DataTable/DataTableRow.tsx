import { memo, type ReactNode } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { LazyPopup } from '../../primitives/LazyPopup.tsx';
import type { MenuItem } from '../../primitives/Menu/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { dataTable } from '../texts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { DataTableColumn } from './columns.ts';
import { menuModule } from './lazyModules.ts';
import * as styles from './DataTable.css.ts';
import type { RowToggle } from './useRowSelection.ts';

interface DataTableRowProps<Row extends object> {
  id: string;
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  name: string;
  selectable: boolean;
  /** Reason for which the row is not selectable, if others are. */
  disabledReason: string | undefined;
  selected: boolean;
  actions: ((row: Row) => readonly MenuItem[]) | undefined;
  onToggle: (id: string, toggle: RowToggle) => void;
}

/** Memoised: selecting one of a thousand rows must not re-render the others. */
export const DataTableRow = memo(function DataTableRow<Row extends object>({
  id,
  row,
  columns,
  name,
  selectable,
  disabledReason,
  selected,
  actions,
  onToggle,
}: DataTableRowProps<Row>) {
  const t = useText();
  const actionsLabel = t(dataTable.actions, { name });
  return (
    <tr role="row" className={styles.row} aria-selected={selectable ? selected : undefined}>
      {selectable && (
        <td role="cell" className={cx(styles.cell, styles.selectCell)}>
          <RowCheckbox
            label={t(dataTable.selectRow, { name })}
            checked={selected}
            disabledReason={disabledReason}
            onToggle={(toggle) => onToggle(id, toggle)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} column={column} first={index === 0}>
          {column.cell(row)}
        </Cell>
      ))}
      {actions && (
        <td role="cell" className={cx(styles.cell, styles.actionsCell)}>
          <LazyPopup
            kind="menu"
            module={menuModule}
            button={
              <button type="button" aria-label={actionsLabel} className={styles.actionsButton}>
                <Icon icon={icons.more} />
              </button>
            }
          >
            {({ Menu }, popup) => (
              <Menu {...popup} label={actionsLabel} align="end" items={actions(row)} />
            )}
          </LazyPopup>
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
