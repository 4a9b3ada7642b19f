import { Button } from '../Button/index.ts';
import { icons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tooltip } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The name of an icon button, or the full form of a short text.'],
  avoid: [
    {
      when: 'Information that is needed. Touch screens have no hover: write a hint instead.',
      instead: 'FormField',
    },
    { when: 'Content with controls.', instead: 'Popover' },
    { when: 'A text or picture that cannot be focused. Keyboards cannot reach its tooltip.' },
    { when: 'A preview of a page or person.', instead: 'HoverCard' },
  ],
  examples: [
    {
      do: {
        text: 'Repeat the label of an icon button.',
        example: (
          <Stack direction="row">
            <Tooltip label="More actions">
              <IconButton icon={icons.more} label="More actions" />
            </Tooltip>
          </Stack>
        ),
      },
      dont: {
        text: 'Repeat a visible text.',
        example: (
          <Stack direction="row">
            <Tooltip label="Save">
              <Button>Save</Button>
            </Tooltip>
          </Stack>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'A few words without full stop.',
      good: { en: 'Copy link', ja: 'リンクをコピー' },
      bad: {
        en: 'You can copy the link with this button.',
        ja: 'このボタンでリンクをコピーすることができます。',
      },
    },
  ],
  roles: { Tooltip: '`tooltip`, referenced by `aria-describedby` of the control' },
  keys: { Tab: 'Focusing the control opens the tooltip.', Escape: 'Closes the tooltip.' },
  announced: [
    'A press closes the tooltip. After one tooltip of a group, another one opens immediately within 300 ms.',
  ],
  tested: ['OnFocus', 'OnHover', 'InGroup', 'OnPress'],
  related: { IconButton: 'needs a name, which the tooltip shows.', HoverCard: 'is a preview.' },
};
