import { Select } from '../../primitives/Select/index.ts';
import { TimeZoneField } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const zones = ['Africa/Abidjan', 'America/New_York', 'Asia/Tokyo', 'Europe/London'];

export const docs: ComponentDocs = {
  use: ['A time zone, found by city, country, name or offset.'],
  avoid: [{ when: 'Other long lists.', instead: 'Combobox' }],
  anatomy: { Field: 'City of the zone.', Option: 'City and offset at the given time.' },
  examples: [
    {
      do: {
        text: 'List the zone of the member first.',
        example: (
          <TimeZoneField
            ariaLabel="Time zone"
            defaultValue="Asia/Tokyo"
            preferred={['Asia/Tokyo']}
          />
        ),
      },
      dont: {
        text: 'List hundreds of zones in a `Select`.',
        example: (
          <Select
            ariaLabel="Time zone"
            placeholder="Select a time zone"
            options={zones.map((zone) => ({ value: zone, label: zone }))}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The label says whose time zone it is.',
      good: { en: 'Your time zone', ja: 'ご自身のタイムゾーン' },
      bad: { en: 'Zone', ja: 'ゾーン' },
    },
  ],
  roles: { Field: '`combobox` with a `listbox` of zones' },
  keys: {
    '↓, ↑': 'Opens the list and moves through it.',
    Enter: 'Selects the highlighted zone.',
    Escape: 'Closes the list.',
  },
  tested: ['Searched', 'SearchedInJapanese'],
  related: { Combobox: 'is its base.', TimeField: 'is a time in the zone.' },
};
