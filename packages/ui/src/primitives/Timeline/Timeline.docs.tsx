import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Events in the order in which they happened: versions, edits, deliveries.'],
  avoid: [
    { when: 'Steps of a task.', instead: 'Stepper' },
    { when: 'Events that are searched or sorted.', instead: 'DataTable' },
  ],
  anatomy: {
    Marker: 'Dot or icon in the colour of `tone`.',
    Title: 'Event in a few words.',
    Time: '`time` element with the ISO time.',
    Content: 'Optional details.',
    Action: 'Optional button or link at the end of the line.',
  },
  content: [
    {
      rule: 'Past tense, subject first.',
      good: { en: 'Ren changed the title', ja: '蓮さんがタイトルを変更しました' },
      bad: { en: 'Title change', ja: 'タイトル変更' },
    },
  ],
  roles: { Timeline: '`list` named by `label`', Event: '`listitem`; the marker is hidden' },
  announced: ['Colour and icon are not read, so the title must name a failure or a state.'],
  related: { Stepper: 'shows steps that are still to come.', DataTable: 'sorts and filters.' },
};
