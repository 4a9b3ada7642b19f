import { Accordion } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Details that few readers need, below a label that says what they are.',
    'Groups of settings on a long page, with a `hint` that summarises the values of a closed part.',
  ],
  avoid: [
    { when: 'Parts of equal importance, one of them visible.', instead: 'Tabs' },
    { when: 'A nested structure of items.', instead: 'Tree' },
    { when: 'Required fields or content that everyone reads. Show it without an accordion.' },
  ],
  anatomy: {
    Label: 'Button inside a heading of `headingLevel`.',
    Hint: 'Summary of the content, visible while it is closed.',
    Badge: 'Count or state after the label. Part of the accessible name.',
    Content: 'Region below the label.',
  },
  examples: [
    {
      do: {
        text: 'Summarise closed content in the hint.',
        example: (
          <Accordion
            items={[
              {
                value: 'network',
                label: 'Network',
                hint: '2 allowed networks',
                content: '192.0.2.0/24',
              },
            ]}
          />
        ),
      },
      dont: {
        text: 'Use a label that only says that there is more.',
        example: <Accordion items={[{ value: 'more', label: 'More', content: '192.0.2.0/24' }]} />,
      },
    },
  ],
  content: [
    {
      rule: 'Name the content with a noun, not the action of opening it.',
      good: { en: 'Devices', ja: '端末' },
      bad: { en: 'Click to show devices', ja: 'クリックして端末を表示' },
    },
  ],
  roles: {
    Label: '`button` with `aria-expanded` and `aria-controls`, in an `h2` to `h4`',
    Content: '`region` named by its label',
  },
  keys: {
    'Enter, Space': 'Opens or closes the focused part.',
    '↑, ↓': 'Moves between the labels, and from the last to the first.',
    'Home, End': 'Moves to the first or last label.',
  },
  tested: ['Keyboard', 'Multiple', 'KeepMounted'],
  related: {
    Tabs: 'shows exactly one part.',
    Tree: 'nests items.',
    Card: 'groups content that stays visible.',
  },
};
