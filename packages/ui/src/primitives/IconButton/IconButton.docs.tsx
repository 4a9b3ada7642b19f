import { icons } from '../Icon/index.ts';
import { IconButton } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'A known action without room for words: close, more, copy.',
    'A toggle such as the microphone, with `pressed`.',
  ],
  avoid: [
    { when: 'The main action of a page.', instead: 'Button' },
    { when: 'An action whose icon is not known everywhere.', instead: 'Button' },
    { when: 'One of several views.', instead: 'SegmentedControl' },
  ],
  examples: [
    {
      do: {
        text: 'Show the name in a tooltip.',
        example: (
          <Stack direction="row">
            <Tooltip label="Copy">
              <IconButton icon={icons.copy} label="Copy" />
            </Tooltip>
          </Stack>
        ),
      },
      dont: {
        text: 'Use an icon for an action that needs words.',
        example: (
          <Stack direction="row">
            <IconButton
              variant="primary"
              icon={icons.calendar}
              label="Book the room for the series"
            />
          </Stack>
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` is the action, not the icon. It is the same in both states of a toggle.',
      good: { en: 'Mute microphone', ja: 'マイクをミュート' },
      bad: { en: 'Microphone icon', ja: 'マイクのアイコン' },
    },
  ],
  roles: {
    Button: '`button` named by `label`',
    Toggle: '`aria-pressed` from `pressed`',
    Popup: '`aria-expanded` and `aria-controls`',
    Loading: '`aria-busy` and `aria-disabled`; the button keeps its focus',
  },
  keys: { 'Enter, Space': 'Calls `onPress`. Ignored while `loading`.' },
  tested: ['Toggle', 'AsChild', 'KeepsItsSize'],
  related: {
    Button: 'has a text.',
    Tooltip: 'shows the label.',
    Menu: 'is often opened by an icon button.',
  },
};
