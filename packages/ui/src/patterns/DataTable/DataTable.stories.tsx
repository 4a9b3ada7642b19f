import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { photographedAt } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { columns, peopleFrom, states, type Person } from './DataTable.fixtures.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps, DataTableState } from './dataTableProps.ts';

const block = fn();
const rowId = ({ id }: Person) => id;
const rowName = ({ name }: Person) => name;
const rowActions = (person: Person) => [
  { id: 'edit', label: '編集 Edit', onSelect: () => {} },
  { id: 'block', label: 'ブロック Block', danger: true, onSelect: () => block(person.id) },
];

function Kept(args: DataTableProps<Person>) {
  const [sort, setSort] = useState(args.sort ?? null);
  const [selection, setSelection] = useState(args.selection);
  const [hiddenColumns, setHidden] = useState(args.hiddenColumns ?? []);
  return (
    <DataTable
      {...args}
      sort={sort}
      {...(selection ? { selection } : {})}
      hiddenColumns={hiddenColumns}
      onSortChange={(event) => {
        setSort(event.sort);
        args.onSortChange?.(event);
      }}
      onSelectionChange={(event) => {
        setSelection(event.selection);
        args.onSelectionChange?.(event);
      }}
      onHiddenColumnsChange={(event) => setHidden(event.hiddenColumns)}
    />
  );
}

const meta = {
  component: DataTable<Person>,
  parameters: { layout: 'padded' },
  args: {
    label: 'メンバー Members',
    columns,
    state: states.ready,
    rowId,
    rowName,
    rowActions,
    sort: { columnId: 'name', direction: 'ascending' },
    selection: { ids: [] },
    bulkActions: [{ id: 'block', label: 'ブロック Block', icon: icons.lock, onPress: fn() }],
    empty: (
      <EmptyState
        icon={icons.people}
        title="メンバーはまだいません No members yet"
        action={<Button>招待する Invite</Button>}
      />
    ),
    onSortChange: fn(),
    onSelectionChange: fn(),
    onPageChange: fn(),
    limits: [8, 25, 100],
    onLimitChange: fn(),
    onRetry: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DataTable<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sorting, selection of single rows, ranges and all rows, row actions and bulk actions. */
export const Members: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const head = canvas.getByRole('columnheader', { name: /Name/ });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: /Sign-ins/ }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      sort: { columnId: 'signIns', direction: 'ascending' },
    });
    await userEvent.click(canvas.getByRole('button', { name: /Sign-ins/ }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      sort: { columnId: 'signIns', direction: 'descending' },
    });
    const [first, second, ...others] = (args.state as typeof states.ready).rows;
    const cells = within(canvas.getAllByRole('row')[1]!).getAllByRole('cell');
    await expect(cells.at(-2)).toHaveStyle({ textAlign: 'end' });
    const box = ({ name }: Person) =>
      canvas.getByRole('checkbox', { name: t('dataTable.selectRow', { name }) });
    await userEvent.click(box(first!));
    await userEvent.keyboard('{ArrowDown}');
    await expect(box(second!)).toHaveFocus();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(others[1]!));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      selection: { ids: ['person-0', 'person-1', 'person-2', 'person-3'] },
    });
    await userEvent.click(
      canvas.getByRole('button', { name: t('dataTable.selectAll', { total: '1,234' }) }),
    );
    await userEvent.click(box(second!));
    const bar = canvas.getByRole('group', { name: t('dataTable.selected', { count: '1,233' }) });
    await userEvent.click(within(bar).getByRole('button', { name: /Block/ }));
    await expect(args.bulkActions?.[0]?.onPress).toHaveBeenCalledWith({
      selection: { allExcept: ['person-1'] },
    });
    const menu = canvas.getByRole('button', {
      name: t('dataTable.actions', { name: others[0]!.name }),
    });
    await userEvent.click(menu);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Block/ }));
    await waitFor(() => expect(block).toHaveBeenCalledWith('person-2'));
    await userEvent.click(canvas.getByRole('button', { name: t('pagination.next') }));
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 2 });
    const limit = (count: number) => ({ name: t('dataTable.rowsPerPage', { count }) });
    await userEvent.click(canvas.getByRole('button', limit(8)));
    await userEvent.click(await screen.findByRole('menuitemradio', limit(100)));
    await waitFor(() => expect(args.onLimitChange).toHaveBeenCalledWith({ limit: 100 }));
  },
};

/** On a phone, rows are cards and sorting is a menu. */
export const Cards: Story = {
  parameters: photographedAt('phone'),
  args: { state: { ...states.ready, rows: peopleFrom(0, 6) }, selection: { ids: ['person-1'] } },
  render: (args) => (
    <div style={{ width: 390, maxWidth: '100%' }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('dataTable.clearSelection') }));
    await userEvent.click(canvas.getByRole('button', { name: t('dataTable.sort') }));
    const choice = t('dataTable.descending', { column: '部署 Department' });
    await userEvent.click(await screen.findByRole('menuitemradio', { name: choice }));
    await waitFor(() =>
      expect(args.onSortChange).toHaveBeenLastCalledWith({
        sort: { columnId: 'department', direction: 'descending' },
      }),
    );
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(390);
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
  },
};

export const Waiting: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Kept {...args} state={states.loading} />
      <Kept {...args} state={{ ...states.ready, rows: peopleFrom(0, 3), refreshing: true }} />
      <Kept {...args} state={states.empty} />
      <Kept {...args} state={states.error} />
    </Stack>
  ),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const [waiting, ready] = canvas.getAllByRole('table');
    const heights = (table: HTMLElement) =>
      [...table.querySelectorAll('tr')].slice(0, 3).map((row) => row.offsetHeight);
    await expect(heights(waiting!)).toEqual(heights(ready!));
    await expect(ready).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const withoutPictures = {
  chromatic: { disableSnapshot: true },
  pictures: { skip: 'The widths of the columns depend on the rows that are laid out.' },
};

export const ManyRows: Story = {
  args: {
    state: { status: 'ready', rows: peopleFrom(0, 130), page: 1, limit: 130, total: 130 },
    hiddenColumns: ['email'],
  },
  parameters: withoutPictures,
  render: (args) => (
    <div style={{ height: '24rem' }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    // Uses selectors, because role queries over hundreds of controls take seconds.
    const scroller = canvasElement.querySelector('[role="group"]')!;
    const heads = () => [...scroller.querySelectorAll('th[scope="col"]')].slice(1, -1);
    const count = heads().length;
    await waitFor(() => expect(scroller.querySelectorAll('tbody tr')).toHaveLength(130));
    scroller.scrollTo({ top: 3000 });
    await waitFor(() =>
      expect(heads()[0]!.getBoundingClientRect().top).toBeCloseTo(
        scroller.getBoundingClientRect().top + 1,
        0,
      ),
    );
    const toolbar = within(canvasElement.querySelector<HTMLElement>('[data-part="Toolbar"]')!);
    await userEvent.click(toolbar.getAllByRole('button').at(-1)!);
    const choice = within(await screen.findByRole('dialog'));
    await userEvent.click(choice.getByRole('checkbox', { name: /Email/ }));
    await waitFor(() => expect(heads()).toHaveLength(count + 1));
  },
};

const manyRows: DataTableState<Person> = {
  status: 'ready',
  rows: peopleFrom(0, 130),
  page: 1,
  limit: 130,
  total: 130,
};

const onFirstCommit = fn<(rows: number) => void>();

function WithFailure(args: DataTableProps<Person>) {
  const root = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useLayoutEffect(
    () => onFirstCommit(root.current!.querySelectorAll('tbody tr').length),
    [hasFailed],
  );
  return (
    <div ref={root}>
      <Button onPress={() => setFailed(!hasFailed)}>失敗 Failure</Button>
      <Kept {...args} state={hasFailed ? states.error : manyRows} />
    </div>
  );
}

/** The rows of the same page return in one step after a failure. */
export const ManyRowsAfterFailure: Story = {
  parameters: withoutPictures,
  render: (args) => <WithFailure {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    // Uses selectors, because role queries over hundreds of controls take seconds.
    const rows = () => canvasElement.querySelectorAll('tbody tr');
    const toggle = canvasElement.querySelector('button')!;
    await waitFor(() => expect(rows()).toHaveLength(130));
    await userEvent.click(toggle);
    await waitFor(() => expect(rows()).toHaveLength(0));
    await userEvent.click(toggle);
    await waitFor(() => expect(onFirstCommit).toHaveBeenLastCalledWith(130));
  },
};
