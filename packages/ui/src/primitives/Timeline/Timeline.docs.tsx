import { Timeline } from './index.ts';
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
  examples: [
    {
      do: {
        text: 'Write who did what, in the past tense.',
        example: (
          <Timeline
            label="Versions"
            items={[
              {
                id: '1',
                title: 'Ren changed the title',
                time: { text: '10:20', dateTime: '2026-11-20T10:20' },
              },
              {
                id: '2',
                title: 'Aoi created the article',
                time: { text: '9:30', dateTime: '2026-11-20T09:30' },
              },
            ]}
          />
        ),
      },
      dont: {
        text: 'Use it for steps that are still to do.',
        example: (
          <Timeline
            label="Set-up"
            items={[
              { id: '1', title: 'Create an account' },
              { id: '2', title: 'Invite people' },
            ]}
          />
        ),
      },
    },
  ],
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
