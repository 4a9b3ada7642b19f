import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The length of a meeting or break.'],
  avoid: [
    { when: 'A start and end time.', instead: 'TimeField' },
    { when: 'Another number.', instead: 'NumberField' },
  ],
  anatomy: { Field: 'Accepts `90`, `1:30`, `1時間半` and `1.5 h`.', List: 'Suggested durations.' },
  roles: { Field: '`combobox` with a `listbox` of durations' },
  keys: {
    '↓, ↑': 'Opens the list and moves through it.',
    Enter: 'Selects the highlighted duration.',
    Escape: 'Closes the list.',
  },
  tested: ['TypedAndPicked', 'TypedAndPickedInJapanese'],
  related: { TimeField: 'is a time of day.', Combobox: 'is its base.' },
};
