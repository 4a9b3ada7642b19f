import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A person in a list: portrait, presence, name, department and actions.'],
  avoid: [
    { when: 'Only the portrait.', instead: 'PresenceAvatar' },
    { when: 'A choice of people.', instead: 'MemberPicker' },
  ],
  anatomy: {
    Portrait: 'With presence.',
    Name: 'Button that opens the person, with the name in the native script and the marks of `ReachabilityMarks`.',
    Presence: 'In words, below the name.',
    Note: 'Optional second line.',
    Action: 'Optional button or menu at the end.',
  },
  roles: {
    Portrait: 'Decorative: name and presence are text',
    Name: '`button` named by the person',
  },
  tested: ['Default', 'DemoColleague'],
  related: {
    PersonMenu: 'has the actions.',
    PresenceAvatar: 'is the portrait.',
    PagedList: 'lists rows.',
  },
};
