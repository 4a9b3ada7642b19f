import { SortableList } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Items whose order matters, such as categories.'],
  avoid: [
    { when: 'A list that is sorted by values.', instead: 'DataTable' },
    { when: 'A nested structure.', instead: 'Tree' },
  ],
  anatomy: {
    Handle: 'Moves the item by pointer or keyboard.',
    Item: 'Label, or the result of `renderItem`.',
  },
  examples: [
    {
      do: {
        text: 'Use short labels, which stay readable while they move.',
        example: (
          <SortableList
            label="Categories"
            items={[
              { id: 'a', label: 'Working hours' },
              { id: 'b', label: 'Travel' },
            ]}
            onItemsChange={noop}
          />
        ),
      },
      dont: {
        text: 'Sort items whose order has no effect.',
        example: (
          <SortableList
            label="Members"
            items={[
              { id: 'a', label: 'Aoi' },
              { id: 'b', label: 'Ren' },
            ]}
            onItemsChange={noop}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` names the items.',
      good: { en: 'Categories', ja: 'カテゴリ' },
      bad: { en: 'List', ja: 'リスト' },
    },
  ],
  roles: {
    List: 'List named by `label`',
    Handle: '`button` with `aria-pressed`, named with item and position, described by its keys',
  },
  keys: {
    'Space, Enter': 'Picks the item up or drops it.',
    '↑, ↓': 'Moves the picked item, otherwise the focus between handles.',
    Escape: 'Puts the item back.',
  },
  announced: [
    'Picking up, each new position, dropping and putting back are announced immediately.',
  ],
  tested: ['ByKeys', 'ByPointer'],
  related: { DataTable: 'sorts by values.', Tree: 'nests items.' },
};
