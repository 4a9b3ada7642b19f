import { Icon, icons } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Next to a word that it helps to find.',
    'With `label`, a state that has no word beside it.',
  ],
  avoid: [
    { when: 'Something to press.', instead: 'IconButton' },
    { when: 'A state of a row.', instead: 'StatusLabel' },
  ],
  examples: [
    {
      do: {
        text: 'Put the icon before its word, in the colour of the text.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Icon icon={icons.calendar} />
            <Text>Calendar</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Show meaning by colour alone.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Icon icon={icons.info} tone="danger" />
            <Icon icon={icons.info} tone="success" />
          </Stack>
        ),
      },
    },
  ],
  roles: { Icon: '`aria-hidden`; `img` named by `label`' },
  tested: ['Decoration'],
  related: {
    IconButton: 'is an icon that can be pressed.',
    StatusLabel: 'combines icon, colour and word.',
  },
};
