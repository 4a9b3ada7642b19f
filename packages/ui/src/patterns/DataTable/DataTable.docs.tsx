import { DataTable } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

interface Member {
  name: string;
  department: string;
}

const table = {
  label: 'Members',
  state: {
    status: 'ready' as const,
    rows: [{ name: 'Aoi', department: 'Design' }],
    ...{ page: 1, limit: 10, total: 1 },
  },
  empty: null,
  rowId: ({ name }: Member) => name,
  rowName: ({ name }: Member) => name,
  onPageChange: noop,
};

export const docs: ComponentDocs = {
  use: [
    'Rows that are sorted, filtered, selected and paged, such as members.',
    'Bulk actions on selected rows.',
    'Start with the order that readers expect: by name, or newest first.',
    'One value in each column, so that its title and its order are clear. Hide columns that few readers need.',
    'About 25 rows on a page.',
  ],
  avoid: [
    { when: 'A list of people or rooms in a panel.', instead: 'PagedList' },
    { when: 'Events in order.', instead: 'Timeline' },
    { when: 'Rows with long texts, or with different fields.', instead: 'PagedList' },
    { when: 'Few static values. Use a plain `table`.' },
  ],
  anatomy: {
    Toolbar: 'Range, sorting and columns; bulk actions while rows are selected.',
    Head: 'Sorting buttons and the checkbox of the page.',
    Row: 'The first cell names the row.',
    Cell: 'One value. Numbers have `align: "end"`.',
    'Row actions': 'A menu at the end of the row, loaded when its button is hovered or focused.',
    Footer: 'Rows per page and pagination.',
  },
  examples: [
    {
      do: {
        text: 'Give each column one value and a noun as title.',
        example: (
          <DataTable
            {...table}
            columns={[
              { id: 'name', title: 'Name', cell: ({ name }: Member) => name },
              {
                id: 'department',
                title: 'Department',
                cell: ({ department }: Member) => department,
              },
            ]}
          />
        ),
      },
      dont: {
        text: 'Join several values in a column, which cannot be sorted then.',
        example: (
          <DataTable
            {...table}
            columns={[
              {
                id: 'name',
                title: 'Name and where the member works',
                cell: ({ name, department }: Member) => `${name}, ${department}`,
              },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'A column title is a noun.',
      good: { en: 'Last sign-in', ja: '最終ログイン' },
      bad: { en: 'When the member signed in last', ja: 'メンバーが最後にログインした日時' },
    },
    {
      rule: 'A row that cannot be selected says why.',
      good: { en: 'You cannot block yourself', ja: '自分自身はブロックできません' },
      bad: { en: 'Not allowed', ja: '操作できません' },
    },
  ],
  roles: {
    Table:
      '`table` named by `label`, `aria-busy` while loading; explicit roles keep the table on phones, where rows are cards',
    'First cell': '`rowheader`',
    Head: '`columnheader` with `aria-sort`',
    'Row actions': '`button` with `aria-haspopup="menu"`',
  },
  keys: {
    '↑, ↓': 'Moves to the same control of the row above or below.',
    Shift: 'With a press on a checkbox: selects the rows since the last pressed one.',
    Tab: 'Moves through the controls of a row.',
  },
  announced: [
    'Loading, the sort order and the number of selected rows are announced.',
    'Clearing a selection that removes the focused button moves the focus to the table.',
  ],
  tested: ['Members', 'Cards', 'Waiting'],
  related: {
    FilterBar: 'filters its rows.',
    Pagination: 'is in its footer.',
    Drawer: 'shows a row in detail.',
  },
};
