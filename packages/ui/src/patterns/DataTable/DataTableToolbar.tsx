import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LazyPopup } from '../../primitives/LazyPopup.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { numberText } from '../numbers.ts';
import { dataTable } from '../texts.ts';
import { columnChoiceModule, menuModule } from './lazyModules.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { hideableColumns, type DataTableColumn, type DataTableSort } from './columns.ts';
import {
  isAllSelection,
  nothingSelected,
  selectedCount,
  type DataTableSelection,
} from './selection.ts';
import * as styles from './DataTable.css.ts';
import type { RowSelection } from './useRowSelection.ts';

export interface DataTableBulkAction {
  id: string;
  label: string;
  icon?: IconGlyph;
  disabled?: boolean;
  onPress(event: { selection: DataTableSelection }): void;
}

interface DataTableToolbarProps<Row extends object> {
  rowSelection: RowSelection;
  columns: readonly DataTableColumn<Row>[];
  range: string | null;
  total: number;
  sort: DataTableSort | null;
  selection: DataTableSelection | undefined;
  bulkActions: readonly DataTableBulkAction[];
  onSelectionChange(event: { selection: DataTableSelection }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: ((event: { hiddenColumns: readonly string[] }) => void) | undefined;
}

/** Toolbar above the table: range and sort order, replaced by bulk actions while rows are selected. */
export function DataTableToolbar<Row extends object>(props: DataTableToolbarProps<Row>) {
  const { rowSelection, range, total, selection, onSelectionChange } = props;
  const t = useText();
  const language = useLanguage();
  const count = selection ? selectedCount(selection, total) : 0;
  const selected = t(dataTable.selected, { count: numberText(count, language) });
  return (
    <div className={styles.toolbar} data-part="Toolbar">
      {selection && (
        <span className={cx(styles.narrowOnly, styles.narrowBox)}>
          <RowCheckbox
            label={t(dataTable.selectPage)}
            checked={rowSelection.pageChecked}
            disabled={range === null}
            onToggle={rowSelection.togglePage}
          />
        </span>
      )}
      <LiveRegion>{count > 0 ? selected : ''}</LiveRegion>
      {selection && count > 0 ? (
        <div role="group" aria-label={selected} className={styles.bulk}>
          <Text weight="medium" tabular>
            {selected}
          </Text>
          {!isAllSelection(selection) && count < total && (
            <Button
              size="sm"
              variant="ghost"
              onPress={() => onSelectionChange({ selection: { allExcept: [] } })}
            >
              {t(dataTable.selectAll, { total: numberText(total, language) })}
            </Button>
          )}
          {props.bulkActions.map(({ id, label, onPress, ...look }) => (
            <Button key={id} size="sm" {...look} onPress={() => onPress({ selection })}>
              {label}
            </Button>
          ))}
          <span className={styles.toolbarEnd}>
            <IconButton
              size="sm"
              icon={icons.close}
              label={t(dataTable.clearSelection)}
              onPress={() => onSelectionChange({ selection: nothingSelected })}
            />
          </span>
        </div>
      ) : (
        <>
          <span className={styles.range}>
            <Text size="xs" tone="muted" tabular>
              {range}
            </Text>
          </span>
          <span className={styles.toolbarEnd}>
            <SortMenu {...props} />
            <ColumnsButton {...props} />
          </span>
        </>
      )}
    </div>
  );
}

function SortMenu<Row extends object>({ columns, sort, onSortChange }: DataTableToolbarProps<Row>) {
  const t = useText();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const items = sortable.flatMap(({ id, title }) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      kind: 'choice' as const,
      id: `${id} ${direction}`,
      label: t(dataTable[direction], { column: title }),
      checked: sort?.columnId === id && sort.direction === direction,
      onSelect: () => onSortChange({ sort: { columnId: id, direction } }),
    })),
  );
  return (
    <span className={styles.narrowOnly}>
      <LazyPopup
        kind="menu"
        module={menuModule}
        button={
          <Button size="sm" variant="ghost" icon={icons.sort}>
            {t(dataTable.sort)}
          </Button>
        }
      >
        {({ Menu }, popup) => (
          <Menu {...popup} label={t(dataTable.sort)} align="end" items={items} />
        )}
      </LazyPopup>
    </span>
  );
}

function ColumnsButton<Row extends object>({
  columns,
  hiddenColumns,
  onHiddenColumnsChange,
}: DataTableToolbarProps<Row>) {
  const t = useText();
  if (!onHiddenColumnsChange) return null;
  return (
    <LazyPopup
      kind="dialog"
      module={columnChoiceModule}
      button={
        <Button size="sm" variant="ghost" icon={icons.columns}>
          {t(dataTable.columns)}
        </Button>
      }
    >
      {({ ColumnChoice }, popup) => (
        <ColumnChoice
          {...popup}
          label={t(dataTable.columns)}
          align="end"
          columns={hideableColumns(columns)}
          hiddenColumns={hiddenColumns}
          onHiddenColumnsChange={onHiddenColumnsChange}
        />
      )}
    </LazyPopup>
  );
}
