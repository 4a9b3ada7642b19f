import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Marking a simulated colleague of a demo organisation next to the name.'],
  avoid: [{ when: 'A state of a person.', instead: 'StatusLabel' }],
  roles: { Badge: 'Text' },
  related: { PersonRow: 'shows it.' },
};
