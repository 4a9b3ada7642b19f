import { FileUpload } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Selecting files by drop or file dialog, with the progress of each.',
    'Selecting files that a form submits: set `name` and omit `items`.',
  ],
  avoid: [
    { when: 'A portrait or logo.', instead: 'PicturePicker' },
    { when: 'Files inside a text.', instead: 'MarkdownField' },
  ],
  anatomy: {
    Zone: 'Drop area and file input.',
    Hint: 'Accepted files.',
    Item: 'Name, size, progress, error and buttons.',
  },
  examples: [
    {
      do: {
        text: 'List the accepted files.',
        example: <FileUpload ariaLabel="Members" accept=".csv" hint="CSV, up to 5 MB" items={[]} />,
      },
      dont: {
        text: 'Reject files only after the upload.',
        example: (
          <FileUpload
            ariaLabel="Members"
            items={[
              {
                id: '1',
                name: 'members.pdf',
                size: 48_000,
                status: 'failed',
                message: 'Wrong type',
              },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The message of a failed file says what to do.',
      good: {
        en: 'Larger than 20 MB. Choose a smaller file.',
        ja: '20MBを超えています。小さいファイルを選択してください。',
      },
      bad: { en: 'Upload failed', ja: 'アップロード失敗' },
    },
  ],
  roles: {
    Input: 'Native file input, named by its label or `ariaLabel` and described by the hint',
    Progress: '`progressbar` named by the file',
    Buttons: 'Named with the file: cancel, retry, remove',
  },
  keys: { 'Enter, Space': 'On the zone: opens the file dialog.' },
  announced: [
    'The end and the failure of an upload are announced, its progress is not. Removing a file moves the focus to the zone.',
  ],
  tested: ['AllStates', 'InAForm'],
  related: { PicturePicker: 'crops a picture.', Progress: 'shows the share.' },
};
