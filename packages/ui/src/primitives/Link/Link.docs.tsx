import { Link } from './index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Navigation in a text or a list.',
    '`asChild` for the link component of a router that needs more props.',
  ],
  avoid: [
    { when: 'An action on the page.', instead: 'Button' },
    { when: 'A list of entries with icons.', instead: 'LinkList' },
  ],
  examples: [
    {
      do: {
        text: 'Underline links in running text.',
        example: (
          <Text>
            Read the <Link href="#">security guide</Link> before you invite guests.
          </Text>
        ),
      },
      dont: {
        text: 'Distinguish a link in a text by colour only.',
        example: (
          <Text>
            Read the{' '}
            <Link href="#" underline="none">
              security guide
            </Link>{' '}
            before you invite guests.
          </Text>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The text names the destination.',
      good: { en: 'Security guide', ja: 'セキュリティガイド' },
      bad: { en: 'Click here', ja: 'こちら' },
    },
  ],
  roles: {
    Link: '`link`; `aria-current="page"` with `current`',
    'New tab': '`target="_blank"` with `rel="noopener noreferrer"` for `external`',
  },
  keys: { Enter: 'Calls `onPress`, then follows the link.' },
  announced: [
    '`keyShortcuts` sets `aria-keyshortcuts`. A new tab is not announced: name it in the text where it is not expected.',
  ],
  tested: ['External', 'InsideRouter', 'AsChild'],
  related: {
    Button: 'with `href` looks like a button.',
    LinkList: 'is a list of links with icons.',
    Breadcrumbs: 'shows the path to a page.',
  },
};
