import { PresencePicker } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Changing the presence of the member: place, then an availability allowed for it.'],
  avoid: [{ when: 'Showing the presence of others.', instead: 'PresenceDot' }],
  anatomy: {
    Reason: 'Why the presence was set automatically.',
    Back: 'Button that restores the last choice of the member.',
    Place: 'Where the member works.',
    Availability: 'Those allowed for the place.',
  },
  examples: [
    {
      do: {
        text: 'Show why a presence was set automatically.',
        example: (
          <PresencePicker
            defaultValue={{ workingStatus: 'OFFICE', status: 'BUSY' }}
            automatic="meeting"
          />
        ),
      },
      dont: {
        text: 'Change the presence without saying so.',
        example: <PresencePicker defaultValue={{ workingStatus: 'OFFICE', status: 'BUSY' }} />,
      },
    },
  ],
  roles: {
    'Place, availability': '`group`s (fieldsets) named by their legends, with native `radio`s',
  },
  keys: {
    '↑, ↓, ←, →': 'Selects the previous or next option of the group.',
    Tab: 'Moves between the groups.',
  },
  tested: ['Default', 'Automatic'],
  related: { PresenceDot: 'shows it.', SegmentedControl: 'is a choice between views.' },
};
