import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Around the workplace, to show status lines, quiet times and local times beside all names.',
  ],
  avoid: [{ when: 'Availability.', instead: 'PresenceDot' }],
  anatomy: {
    Marks:
      '`ReachabilityMarks`: emoji of the status line and a moon while notifications are paused.',
    Lines: '`ReachabilityLines`: status line, quiet time and local time, one line each.',
  },
  roles: { Emoji: '`img` named by the status line', Moon: '`img` named with the end of the pause' },
  tested: ['StatusLine', 'Paused', 'Lines'],
  related: { PersonRow: 'shows the marks.', PresenceDot: 'shows availability.' },
};
