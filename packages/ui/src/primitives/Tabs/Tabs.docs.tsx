import { Tabs } from './index.ts';
import { Text } from '../Text/index.ts';
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
  examples: [
    {
      do: {
        text: 'Use one or two nouns for parts of equal importance.',
        example: (
          <Tabs
            label="Room"
            items={[
              { value: 'members', label: 'Members', content: <Text>12 members</Text> },
              { value: 'files', label: 'Files', content: <Text>3 files</Text> },
            ]}
          />
        ),
      },
      dont: {
        text: 'Use tabs for the steps of a task.',
        example: (
          <Tabs
            label="Account"
            items={[
              { value: '1', label: '1. Enter your name', content: <Text>Name</Text> },
              { value: '2', label: '2. Choose a password', content: <Text>Password</Text> },
            ]}
          />
        ),
      },
    },
  ],
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
