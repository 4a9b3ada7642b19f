import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
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
        text: 'Repeat the action that is already beside the menu.',
        example: (
          <Stack direction="row" gap={2}>
            <Button size="sm" icon={icons.directMessage} onPress={noop}>
              Message
            </Button>
            <PersonMenu name="Ren" actions={{ message: { onPress: noop } }} />
          </Stack>
        ),
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
