import { Callout } from '../../primitives/Callout/index.ts';
import { Carousel } from './index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Several pictures of one post or article.'],
  avoid: [
    { when: 'Texts or controls that people must not miss: few look at more than the first item.' },
    { when: 'A choice.', instead: 'RadioCards' },
  ],
  anatomy: {
    Picture: 'The shown item; the others are inert.',
    Buttons: 'Previous and next.',
    Position: 'Number and total.',
  },
  examples: [
    {
      do: {
        text: 'Describe each picture.',
        example: (
          <Carousel
            label="Pictures of the office"
            items={[
              {
                id: 'a',
                label: 'Meeting room on the 2nd floor',
                content: <Skeleton shape="block" height={24} />,
              },
              { id: 'b', label: 'Kitchen', content: <Skeleton shape="block" height={24} /> },
            ]}
          />
        ),
      },
      dont: {
        text: 'Hide texts that people must not miss.',
        example: (
          <Carousel
            label="News"
            items={[
              {
                id: 'a',
                label: 'Maintenance',
                content: <Callout tone="warning">Maintenance tonight at 22:00.</Callout>,
              },
              {
                id: 'b',
                label: 'Password',
                content: <Callout tone="danger">Your password expires today.</Callout>,
              },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` of an item describes the picture.',
      good: { en: 'Meeting room on the 2nd floor', ja: '2階の会議室' },
      bad: { en: 'Picture 2', ja: '画像2' },
    },
  ],
  roles: {
    Carousel: '`group` named by `label`, with a role description',
    Slide: '`group` named by its label',
  },
  keys: { 'Enter, Space': 'On a button: shows the previous or next picture.' },
  announced: [
    'A change is announced with position and name. It never moves automatically, and without animation under reduced motion.',
  ],
  tested: ['Keyboard', 'Loop'],
  related: { PagedList: 'shows several items at a time.' },
};
