import { ReachabilityMarks, ReachabilityProvider } from './index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const reachable = new Map([
  [
    'ren',
    {
      statusLine: { emoji: '🎧', text: 'Focus', endsAt: null },
      quietUntil: null,
      workingHours: null,
    },
  ],
]);

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
  examples: [
    {
      do: {
        text: 'Provide the members once, so that all names show the same.',
        example: (
          <ReachabilityProvider members={reachable}>
            <Text>
              Ren <ReachabilityMarks userId="ren" />
            </Text>
          </ReachabilityProvider>
        ),
      },
      dont: {
        text: 'Write the status line into the name.',
        example: <Text>Ren 🎧 Focus until 12:00</Text>,
      },
    },
  ],
  roles: { Emoji: '`img` named by the status line', Moon: '`img` named with the end of the pause' },
  tested: ['StatusLine', 'Paused', 'Lines'],
  related: { PersonRow: 'shows the marks.', PresenceDot: 'shows availability.' },
};
