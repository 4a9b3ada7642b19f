import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './index.ts';
import { Icon, icons } from '../Icon/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Names and texts that are clear from the picture, but not for screen readers: the title of a section, the unit of a number.',
  ],
  avoid: [
    { when: 'A change that must be announced.', instead: 'LiveRegion' },
    { when: 'The name of a control that takes a label as prop.' },
  ],
  examples: [
    {
      do: {
        text: 'Complete what the picture says.',
        example: (
          <Stack direction="row" gap={1} align="center">
            <Icon icon={icons.people} />
            <Text>
              12<VisuallyHidden> people in the office</VisuallyHidden>
            </Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Hide text that everyone needs.',
        example: (
          <Button>
            Delete<VisuallyHidden> the room with all messages</VisuallyHidden>
          </Button>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Continue the visible text.',
      good: { en: '12 people in the office', ja: 'オフィスに12人います' },
      bad: {
        en: '12. This is the number of people in the office.',
        ja: '12。これはオフィスにいる人数です。',
      },
    },
  ],
  roles: { Text: 'The element of `as`, in the accessibility tree, without visible size' },
  tested: ['NamesAControl'],
  related: { LiveRegion: 'announces changes.' },
};
