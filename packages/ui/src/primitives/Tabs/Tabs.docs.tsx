import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Parts of a page of equal importance, one of them visible.'],
  avoid: [
    { when: 'Views of the same content.', instead: 'SegmentedControl' },
    { when: 'Pages with addresses. Use links with `current`.', instead: 'Link' },
    { when: 'Steps in a fixed order.', instead: 'Stepper' },
    { when: 'Details that are read together.', instead: 'Accordion' },
  ],
  anatomy: {
    List: 'Tabs side by side, or at the left with `axis="vertical"`.',
    Badge: 'Optional count after the label.',
    Panel: 'Content of the selected tab. `keepMounted` preserves the state of the others.',
  },
  content: [
    {
      rule: 'One or two nouns.',
      good: { en: 'Members', ja: 'メンバー' },
      bad: { en: 'Show all members', ja: 'メンバーをすべて表示' },
    },
  ],
  roles: {
    List: '`tablist` named by `label`, with `aria-orientation`',
    Tab: '`tab` with `aria-selected` and `aria-controls`',
    Panel: '`tabpanel` named by its tab',
  },
  keys: {
    '←, →': 'Selects the previous or next tab.',
    '↑, ↓': 'The same with `axis="vertical"`.',
    'Home, End': 'Selects the first or last tab.',
    Tab: 'Moves from the selected tab to its panel.',
  },
  tested: ['ArrowKeys', 'Vertical'],
  related: {
    SegmentedControl: 'switches the view of one content.',
    Accordion: 'opens several parts.',
  },
};
