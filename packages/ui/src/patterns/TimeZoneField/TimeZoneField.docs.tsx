import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A time zone, found by city, country, name or offset.'],
  avoid: [{ when: 'Other long lists.', instead: 'Combobox' }],
  anatomy: { Field: 'City of the zone.', Option: 'City and offset at the given time.' },
  roles: { Field: '`combobox` with a `listbox` of zones' },
  keys: {
    '↓, ↑': 'Opens the list and moves through it.',
    Enter: 'Selects the highlighted zone.',
    Escape: 'Closes the list.',
  },
  tested: ['Searched', 'SearchedInJapanese'],
  related: { Combobox: 'is its base.', TimeField: 'is a time in the zone.' },
};
