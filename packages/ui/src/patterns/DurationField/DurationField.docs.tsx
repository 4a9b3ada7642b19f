import { DurationField } from './index.ts';
import { NumberField } from '../../primitives/NumberField/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The length of a meeting or break.'],
  avoid: [
    { when: 'A start and end time.', instead: 'TimeField' },
    { when: 'Another number.', instead: 'NumberField' },
  ],
  anatomy: { Field: 'Accepts `90`, `1:30`, `1時間半` and `1.5 h`.', List: 'Suggested durations.' },
  examples: [
    {
      do: {
        text: 'Suggest the usual lengths.',
        example: (
          <DurationField ariaLabel="Length" defaultValue={60} suggestions={[30, 45, 60, 90]} />
        ),
      },
      dont: {
        text: 'Ask for minutes as a plain number.',
        example: <NumberField ariaLabel="Length in minutes" defaultValue={60} />,
      },
    },
  ],
  content: [
    {
      rule: 'The label names the measured thing, without the unit.',
      good: { en: 'Length of the meeting', ja: '会議の長さ' },
      bad: { en: 'Minutes', ja: '分' },
    },
  ],
  roles: { Field: '`combobox` with a `listbox` of durations' },
  keys: {
    '↓, ↑': 'Opens the list and moves through it.',
    Enter: 'Selects the highlighted duration.',
    Escape: 'Closes the list.',
  },
  tested: ['TypedAndPicked', 'TypedAndPickedInJapanese'],
  related: { TimeField: 'is a time of day.', Combobox: 'is its base.' },
};
