import { TimeField } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A time of day that is typed or picked: the start of a meeting.'],
  avoid: [
    { when: 'A length of time.', instead: 'DurationField' },
    { when: 'A date.', instead: 'DateField' },
  ],
  anatomy: {
    Field: 'Accepts `9:30`, `930`, `9時半` and `2pm`.',
    List: 'Suggestions; after a start time with the duration.',
  },
  examples: [
    {
      do: {
        text: 'Set `from` of an end time, to suggest lengths.',
        example: <TimeField ariaLabel="End" from="09:30" defaultValue="10:00" />,
      },
      dont: {
        text: 'Offer times before the start.',
        example: <TimeField ariaLabel="End" defaultValue="09:00" />,
      },
    },
  ],
  content: [
    {
      rule: 'The label names the event.',
      good: { en: 'Start', ja: '開始' },
      bad: { en: 'Time (hh:mm)', ja: '時刻（hh:mm）' },
    },
  ],
  roles: { Field: '`combobox` with a `listbox` of times' },
  keys: {
    '↓, ↑': 'Opens the list and moves through it.',
    Enter: 'Selects the highlighted time.',
    Escape: 'Closes the list.',
  },
  tested: ['TypedAndPicked'],
  related: {
    DateField: 'is often next to it.',
    DurationField: 'is a length.',
    TimeZoneField: 'sets the zone.',
  },
};
