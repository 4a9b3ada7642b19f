import { Countdown } from './index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The time until something is possible or ends: sending a code again, the end of a call.'],
  avoid: [
    { when: 'A point in time. Write the time.', instead: 'Text' },
    { when: 'The share of an operation.', instead: 'Progress' },
  ],
  examples: [
    {
      do: {
        text: 'Say what happens at the end.',
        example: (
          <Text>
            <Countdown
              until={42_000}
              now={() => 0}
              format={({ time }) => `Send again in ${time}`}
            />
          </Text>
        ),
      },
      dont: {
        text: 'Show the time alone.',
        example: (
          <Text>
            <Countdown until={42_000} now={() => 0} />
          </Text>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Say what happens at the end.',
      good: { en: 'Send again in 0:42', ja: '再送信まで 0:42' },
      bad: { en: '0:42', ja: '0:42' },
    },
  ],
  roles: { Countdown: '`timer`, which screen readers do not announce each second' },
  tested: ['Over'],
  related: { Progress: 'shows a share.' },
};
