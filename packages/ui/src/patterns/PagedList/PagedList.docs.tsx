import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A list of rows in a panel, with pages from the server.'],
  avoid: [
    { when: 'Rows with columns.', instead: 'DataTable' },
    { when: 'Items that are moved.', instead: 'SortableList' },
  ],
  roles: { List: 'List named by `label`', Pages: '`nav` named by `pagesLabel`' },
  tested: ['SeveralPages'],
  related: { Pagination: 'is below the list.', DataTable: 'has columns.' },
};
