import { PersonMenu } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Actions on a person beside the name: chat, call, go to the seat.'],
  avoid: [{ when: 'Actions on other objects.', instead: 'Menu' }],
  examples: [
    {
      do: {
        text: 'Give the reason of a disabled action.',
        example: (
          <PersonMenu
            name="Ren"
            actions={{ message: { onPress: noop }, call: { onPress: noop, disabled: 'offline' } }}
          />
        ),
      },
      dont: {
        text: 'Hide the name of the person: each menu needs its own label.',
        example: <PersonMenu name="" actions={{ message: { onPress: noop } }} />,
      },
    },
  ],
  content: [
    {
      rule: 'The hint of a disabled action is its reason.',
      good: { en: 'In another call', ja: '別の通話中です' },
      bad: { en: 'Unavailable', ja: '利用できません' },
    },
  ],
  roles: {
    Trigger: '`button` named with the person',
    Menu: '`menu` named with the person',
    Action: '`menuitem` with the reason, if it is disabled',
  },
  keys: {
    'Enter, Space, ↓': 'Opens the menu.',
    '↓, ↑': 'Moves between actions.',
    Escape: 'Closes the menu.',
  },
  tested: ['Closed', 'Empty'],
  related: { Menu: 'is its base.', PersonRow: 'contains it.' },
};
