import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The time until something is possible or ends: sending a code again, the end of a call.'],
  avoid: [
    { when: 'A point in time. Write the time.', instead: 'Text' },
    { when: 'The share of an operation.', instead: 'Progress' },
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
