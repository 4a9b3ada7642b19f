import { Callout } from '../../primitives/Callout/index.ts';
import { EditConflictNotice } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A form whose object was changed by another person while it was edited.'],
  avoid: [{ when: 'A failed submission for another reason.', instead: 'Callout' }],
  anatomy: {
    Fields: 'Local and stored value of each conflicting field.',
    Overwrite: 'Saves the local version.',
    Discard: 'Takes the stored version.',
  },
  examples: [
    {
      do: {
        text: 'Show both versions of each field that differs.',
        example: (
          <EditConflictNotice
            changedBy="Ren"
            fields={[{ id: 'title', label: 'Title', mine: 'Review', theirs: 'Design review' }]}
            onKeepMine={noop}
            onTakeTheirs={noop}
          />
        ),
      },
      dont: {
        text: 'Report the conflict alone.',
        example: <Callout tone="danger">Version conflict (412)</Callout>,
      },
    },
  ],
  content: [
    {
      rule: 'Name the person and what changes.',
      good: {
        en: 'Ren changed the title to “Design review”.',
        ja: '蓮さんがタイトルを「デザインレビュー」に変更しました。',
      },
      bad: { en: 'Version conflict (412)', ja: '競合が発生しました（412）' },
    },
  ],
  roles: { Notice: '`region` with a `status` that names the conflict' },
  announced: [
    'The conflict is announced when it appears. Nothing is overwritten without an answer; typed values are kept.',
  ],
  tested: ['TwoVersions'],
  related: { Callout: 'is for other messages of a form.' },
};
