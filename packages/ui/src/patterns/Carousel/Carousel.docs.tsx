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
