import { AudienceField } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const departments = [{ name: 'Design', members: 12 }];

export const docs: ComponentDocs = {
  use: ['Selecting the recipients of a post or survey: everyone, roles, departments or people.'],
  avoid: [{ when: 'Only individual members.', instead: 'MemberPicker' }],
  anatomy: {
    Kind: 'Segmented control: everyone, roles, departments, people.',
    Selection: 'Checkboxes for roles; chips with a search for departments and people.',
    Count: 'Number of reached people below the field.',
  },
  examples: [
    {
      do: {
        text: 'Label it with the word in front of the recipients.',
        example: (
          <AudienceField
            label="To"
            departments={departments}
            candidates={[]}
            memberCount={128}
            onSearch={noop}
          />
        ),
      },
      dont: {
        text: 'Describe the control instead.',
        example: (
          <AudienceField
            label="Audience settings"
            departments={departments}
            candidates={[]}
            memberCount={128}
            onSearch={noop}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The label is the word in front of the recipients.',
      good: { en: 'To', ja: '宛先' },
      bad: { en: 'Audience settings', ja: '対象者設定' },
    },
  ],
  roles: { Field: '`group` named by the label', Kind: '`radiogroup`', Roles: '`checkbox`es' },
  announced: [
    'The number of people and errors, such as an unknown department, are announced in place of the hint.',
    'Each kind keeps its selection when another kind is shown.',
  ],
  tested: ['Choosing', 'Roles', 'Unknown'],
  related: { MemberPicker: 'selects people from a list.', FormField: 'is its frame.' },
};
