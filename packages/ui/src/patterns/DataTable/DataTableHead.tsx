import type { ReactTable } from '@tanstack/react-table';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { dataTable } from '../texts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { DataTableColumn, features } from './columns.ts';
import * as styles from './DataTable.css.ts';

interface DataTableHeadProps<Row extends object> {
  table: ReactTable<typeof features, Row>;
  columns: readonly DataTableColumn<Row>[];
  selectable: boolean;
  /** Whether rows are loading, so that selecting and sorting are disabled. */
  waiting: boolean;
  hasActions: boolean;
}

export function DataTableHead<Row extends object>({
  table,
  columns,
  selectable,
  waiting,
  hasActions,
}: DataTableHeadProps<Row>) {
  const t = useText();
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {selectable && (
          <th scope="col" role="columnheader" className={cx(styles.headCell, styles.selectCell)}>
            <RowCheckbox
              label={t(dataTable.selectPage)}
              checked={pageChecked(table)}
              disabled={waiting}
              onToggle={() => table.toggleAllRowsSelected(!table.getIsAllRowsSelected())}
            />
          </th>
        )}
        {columns.map(({ id, title, align }, index) => {
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted();
          const place = cx(
            styles.headCell,
            index === 0 && styles.nameHead,
            align === 'end' && styles.end,
          );
          if (!column?.getCanSort())
            return (
              <th key={id} scope="col" role="columnheader" className={place}>
                <span className={styles.headerLabel}>{title}</span>
              </th>
            );
          return (
            <th
              key={id}
              scope="col"
              role="columnheader"
              aria-sort={sorted === 'asc' ? 'ascending' : sorted ? 'descending' : 'none'}
              className={place}
            >
              <button
                type="button"
                className={styles.sortButton}
                onClick={() => column.toggleSorting(sorted === 'asc')}
              >
                <span className={styles.headerLabel}>{title}</span>
                <span className={cx(styles.sortIcon, !sorted && styles.unsorted)}>
                  <Icon icon={sorted === 'desc' ? icons.jumpDown : icons.jumpUp} />
                </span>
              </button>
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" role="columnheader" className={cx(styles.headCell, styles.actionsCell)}>
            <VisuallyHidden>{t(dataTable.actionsColumn)}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

export function pageChecked<Row extends object>(
  table: ReactTable<typeof features, Row>,
): boolean | 'mixed' {
  const rows = table.getRowModel().rows.filter((row) => row.getCanSelect());
  const count = rows.filter((row) => row.getIsSelected()).length;
  if (count === 0) return false;
  return count === rows.length || 'mixed';
}
