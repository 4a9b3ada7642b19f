import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A portrait of a member wherever presence matters.'],
  avoid: [{ when: 'An organisation, or a person without presence.', instead: 'Avatar' }],
  roles: {
    Portrait: '`img` named by the name',
    Dot: '`img` named by place and availability; both hidden with `decorative`',
  },
  related: {
    Avatar: 'has no presence.',
    PresenceDot: 'is the mark.',
    PersonRow: 'adds name and actions.',
  },
};
