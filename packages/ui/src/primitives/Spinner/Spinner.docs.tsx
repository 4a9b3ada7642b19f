import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A wait of a few seconds inside a control or a small area.'],
  avoid: [
    { when: 'A known progress.', instead: 'Progress' },
    { when: 'A page or list.', instead: 'LoadingState' },
    { when: 'A button. Set its `loading`.', instead: 'Button' },
  ],
  content: [
    {
      rule: '`label` names the awaited result.',
      good: { en: 'Connecting to the call', ja: '通話に接続しています' },
      bad: { en: 'Please wait', ja: 'お待ちください' },
    },
  ],
  roles: { Spinner: '`status` with `label`; otherwise without role, with a hidden picture' },
  announced: [
    'The label is announced when the spinner appears in a page that was already rendered.',
  ],
  tested: ['Announced'],
  related: { Skeleton: 'shows the shape of the content.', Progress: 'shows a share.' },
};
