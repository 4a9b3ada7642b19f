import { Stepper } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A task of three to about six steps, with the current one.'],
  avoid: [
    { when: 'Parts without an order.', instead: 'Tabs' },
    { when: 'A running action.', instead: 'Progress' },
    { when: 'Past events.', instead: 'Timeline' },
  ],
  anatomy: { Step: 'Number or mark, and name.', Line: 'Between steps.' },
  examples: [
    {
      do: {
        text: 'Use one or two words.',
        example: (
          <Stepper
            label="Registration"
            doneLabel="Done"
            current={1}
            steps={[{ label: 'Account' }, { label: 'Profile' }, { label: 'Invite' }]}
          />
        ),
      },
      dont: {
        text: 'Use sentences, which wrap and are cut.',
        example: (
          <Stepper
            label="Registration"
            doneLabel="Done"
            current={1}
            steps={[
              { label: 'Enter the data of your account' },
              { label: 'Tell us about you and your team' },
              { label: 'Invite the people you work with' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'One or two words.',
      good: { en: 'Account', ja: 'アカウント' },
      bad: { en: 'Enter the data of your account', ja: 'アカウント情報を入力する' },
    },
  ],
  roles: {
    Stepper: 'List named by `label`',
    Step: '`button` if it can be selected; `aria-current="step"` on the current one; state as hidden text',
  },
  keys: { Tab: 'Moves through the selectable steps.', 'Enter, Space': 'Selects the step.' },
  announced: ['`doneLabel` and `invalidLabel` are read with the name of the step.'],
  tested: ['Linear', 'Free', 'Invalid', 'DisplayOnly'],
  related: { Tabs: 'has no order.', Timeline: 'shows the past.' },
};
