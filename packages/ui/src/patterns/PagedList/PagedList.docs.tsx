import { PagedList } from './index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const pages = {
  label: 'Members',
  items: ['Aoi', 'Ren'],
  page: 1,
  total: 2,
  itemKey: (name: string) => name,
  onPageChange: noop,
};

export const docs: ComponentDocs = {
  use: ['A list of rows in a panel, with pages from the server.'],
  avoid: [
    { when: 'Rows with columns.', instead: 'DataTable' },
    { when: 'Items that are moved.', instead: 'SortableList' },
  ],
  examples: [
    {
      do: {
        text: 'Show rows of a few lines.',
        example: <PagedList {...pages} renderItem={(name) => <Text>{name}</Text>} />,
      },
      dont: {
        text: 'Show columns, which do not align between rows.',
        example: (
          <PagedList
            {...pages}
            renderItem={(name) => (
              <Stack direction="row" gap={4}>
                <Text>{name}</Text>
                <Text>{name.length}</Text>
              </Stack>
            )}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` names the items.',
      good: { en: 'Members', ja: 'メンバー' },
      bad: { en: 'Results 1', ja: '一覧1' },
    },
  ],
  roles: { List: 'List named by `label`', Pages: '`nav` named by `pagesLabel`' },
  tested: ['SeveralPages'],
  related: { Pagination: 'is below the list.', DataTable: 'has columns.' },
};
