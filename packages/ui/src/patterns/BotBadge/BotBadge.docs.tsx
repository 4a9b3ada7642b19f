import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Marking a sender that is not a person, such as an incoming webhook, next to the name.'],
  avoid: [{ when: 'A simulated colleague.', instead: 'DemoBadge' }],
  roles: { Badge: 'Text' },
  related: { DemoBadge: 'marks simulated colleagues.' },
};
