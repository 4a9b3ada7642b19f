import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { PersonRow } from './index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const ren = {
  name: 'Ren Sato',
  status: 'AVAILABLE' as const,
  workingStatus: 'OFFICE' as const,
  onOpen: noop,
};

export const docs: ComponentDocs = {
  use: ['A person in a list: portrait, presence, name, department and actions.'],
  avoid: [
    { when: 'Only the portrait.', instead: 'PresenceAvatar' },
    { when: 'A choice of people.', instead: 'MemberPicker' },
  ],
  anatomy: {
    Portrait: 'With presence.',
    Name: 'Button that opens the person, with the name in the native script and the marks of `ReachabilityMarks`.',
    Presence: 'In words, below the name.',
    Note: 'Optional second line.',
    Action: 'Optional button or menu at the end.',
  },
  examples: [
    {
      do: {
        text: 'Show one action beside the row.',
        example: (
          <PersonRow
            {...ren}
            note="Design"
            action={<IconButton icon={icons.phone} label="Call Ren" />}
          />
        ),
      },
      dont: {
        text: 'Fill the row with buttons.',
        example: (
          <PersonRow
            {...ren}
            note="Design"
            action={
              <Stack direction="row" gap={1}>
                <Button size="sm">Chat</Button>
                <Button size="sm">Call</Button>
                <Button size="sm">Follow</Button>
              </Stack>
            }
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: '`note` is one fact that tells people with the same name apart.',
      good: { en: 'Design, 2nd floor', ja: 'デザイン室・2階' },
      bad: { en: 'Member of the organisation', ja: '組織のメンバー' },
    },
  ],
  roles: {
    Portrait: 'Decorative: name and presence are text',
    Name: '`button` named by the person',
  },
  tested: ['Default', 'DemoColleague'],
  related: {
    PersonMenu: 'has the actions.',
    PresenceAvatar: 'is the portrait.',
    PagedList: 'lists rows.',
  },
};
