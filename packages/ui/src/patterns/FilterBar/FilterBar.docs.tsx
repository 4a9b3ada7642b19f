import { FilterBar } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Search and filters above a table or list.'],
  avoid: [{ when: 'A search through the whole product.', instead: 'CommandPalette' }],
  anatomy: {
    Search: 'Field with a clear button.',
    Controls: 'A `Select` or `MultiSelect` each.',
    Filters: 'Chips with a remove button.',
    Count: 'Number of results.',
  },
  examples: [
    {
      do: {
        text: 'Show name and value of each filter.',
        example: (
          <FilterBar
            keyword=""
            filters={[{ id: 'role', label: 'Role', value: 'Guest' }]}
            count={12}
            onSearch={noop}
            onRemove={noop}
            onClear={noop}
          />
        ),
      },
      dont: {
        text: 'Show values alone, which are ambiguous.',
        example: (
          <FilterBar
            keyword=""
            filters={[{ id: 'role', label: 'Filter 1', value: 'Yes' }]}
            onSearch={noop}
            onRemove={noop}
            onClear={noop}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'A chip shows name and value.',
      good: { en: 'Role: Guest', ja: '権限：ゲスト' },
      bad: { en: 'Filter 1', ja: 'フィルター1' },
    },
  ],
  roles: {
    Bar: '`search` named by `searchLabel`',
    Search: '`searchbox`',
    Filters: 'List of chips; each button names its filter',
  },
  announced: [
    'The number of results is announced on change. Removing a chip moves the focus to the next one, or to the search.',
  ],
  tested: ['Filters'],
  related: { DataTable: 'shows the results.', MultiSelect: 'is a filter.' },
};
