import { MemberPicker } from './index.ts';
import { candidateStates, search } from './MemberPicker.fixtures.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const memberSearch = search();
const twoMembers = candidateStates.ready.people.slice(0, 2);

export const docs: ComponentDocs = {
  use: ['Several members from a search, up to `max`.'],
  avoid: [
    { when: 'Departments or roles, too.', instead: 'AudienceField' },
    { when: 'Email addresses of people outside.', instead: 'TagInput' },
  ],
  anatomy: {
    Selected: 'Chips of the selected members, regardless of the search.',
    Search: 'Field above the list.',
    Count: 'Selected of the maximum.',
    List: 'A page of candidates with checkboxes.',
  },
  examples: [
    {
      do: {
        text: 'Explain the maximum.',
        example: (
          <MemberPicker
            {...memberSearch}
            max={2}
            defaultValue={twoMembers}
            fullHint="A call has up to 3 people."
          />
        ),
      },
      dont: {
        text: 'Set a maximum without a reason.',
        example: <MemberPicker {...memberSearch} max={2} defaultValue={twoMembers} />,
      },
    },
  ],
  content: [
    {
      rule: '`fullHint` says why there is a maximum.',
      good: { en: 'A call has up to 5 people.', ja: '通話は5人までです。' },
      bad: { en: 'Limit reached', ja: '上限に達しました' },
    },
  ],
  roles: {
    Search: '`searchbox`',
    Candidate: '`checkbox` named by name and department',
    Chip: 'Button named with the member',
  },
  keys: {
    '↑, ↓': 'Moves between search and candidates.',
    Space: 'Selects or deselects the focused candidate.',
  },
  announced: [
    'The number of selected members, and that the maximum is reached. At the maximum, other candidates are disabled.',
  ],
  tested: ['Keyboard', 'Full', 'Failed'],
  related: { AudienceField: 'selects groups, too.', PersonRow: 'shows one person.' },
};
