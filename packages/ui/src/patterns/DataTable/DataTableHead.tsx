import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { dataTable } from '../texts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { DataTableColumn, DataTableSort } from './columns.ts';
import * as styles from './DataTable.css.ts';
import type { RowSelection } from './useRowSelection.ts';

interface DataTableHeadProps<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null;
  rowSelection: RowSelection;
  selectable: boolean;
  /** Whether rows are loading, so that selecting and sorting are disabled. */
  waiting: boolean;
  hasActions: boolean;
  onSortChange: ((event: { sort: DataTableSort }) => void) | undefined;
}

export function DataTableHead<Row extends object>({
  columns,
  sort,
  rowSelection,
  selectable,
  waiting,
  hasActions,
  onSortChange,
}: DataTableHeadProps<Row>) {
  const t = useText();
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {selectable && (
          <th scope="col" role="columnheader" className={cx(styles.headCell, styles.selectCell)}>
            <RowCheckbox
              label={t(dataTable.selectPage)}
              checked={rowSelection.pageChecked}
              disabled={waiting}
              onToggle={rowSelection.togglePage}
            />
          </th>
        )}
        {columns.map(({ id, title, align, sortable }, index) => {
          const sorted = sort?.columnId === id ? sort.direction : 'none';
          const place = cx(
            styles.headCell,
            index === 0 && styles.nameHead,
            align === 'end' && styles.end,
          );
          if (!sortable)
            return (
              <th key={id} scope="col" role="columnheader" className={place}>
                <span className={styles.headerLabel}>{title}</span>
              </th>
            );
          return (
            <th key={id} scope="col" role="columnheader" aria-sort={sorted} className={place}>
              <button
                type="button"
                className={styles.sortButton}
                onClick={() => {
                  const direction = sorted === 'ascending' ? 'descending' : 'ascending';
                  onSortChange?.({ sort: { columnId: id, direction } });
                }}
              >
                <span className={styles.headerLabel}>{title}</span>
                <span className={cx(styles.sortIcon, sorted === 'none' && styles.unsorted)}>
                  <Icon icon={sorted === 'descending' ? icons.jumpDown : icons.jumpUp} />
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
