import { Callout } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'A message about the page or a form that applies as long as it is shown, such as a failed submission or an expired plan.',
    'Above the part that it concerns: the title of a page, a section, or the content of a dialog. At most two actions.',
  ],
  avoid: [
    { when: 'The result of an action that needs no reaction.', instead: 'ToastStack' },
    { when: 'The error of a single field.', instead: 'FormField' },
    { when: 'A page that could not be loaded.', instead: 'ErrorState' },
    { when: 'Several messages at the same place. Show the most urgent.' },
  ],
  anatomy: {
    Icon: 'Set by `tone`: `danger` for errors, `warning` for a possible loss, `success` for a result that is not visible elsewhere.',
    Title: 'Message in a few words.',
    Text: 'Explanation and next step.',
    Action: 'Optional button below the text.',
  },
  examples: [
    {
      do: {
        text: 'Say what happened and what to do.',
        example: (
          <Callout tone="danger" title="The room was not saved">
            Choose another name. “Design” is used by another room.
          </Callout>
        ),
      },
      dont: {
        text: 'Report an error without a way out.',
        example: <Callout tone="danger">An error occurred.</Callout>,
      },
    },
  ],
  content: [
    {
      rule: 'Name the problem and the next step.',
      good: {
        en: 'The room is booked from 10:00 to 11:00. Choose another time or room.',
        ja: '10:00〜11:00は予約済みです。別の時間またはルームを選択してください。',
      },
      bad: { en: 'Booking failed (409).', ja: '予約に失敗しました（409）。' },
    },
  ],
  roles: { Callout: 'No role; `alert` (tone `danger`) or `status` with `announce`' },
  announced: [
    'Set `announce` for a response to an action. A callout that is part of the page is read in order.',
    'With a `ref` the callout can be focused by a form. Focus it if the pressed control disappears.',
  ],
  tested: ['Announced'],
  related: { Toast: 'closes automatically.', ErrorState: 'replaces the content of a page.' },
};
