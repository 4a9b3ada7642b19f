import { DialogExample } from '../../stories/DialogExample.tsx';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Adding a picture as an emoji of the organisation, and deleting one that the member added.',
  ],
  avoid: [{ when: 'Choosing an emoji.', instead: 'EmojiPicker' }],
  anatomy: {
    Picture: 'Preview and button that opens the file dialog.',
    Name: 'Suggested from the file name; without colons.',
    'Own emoji': 'List with a delete button each, shown with `own` and `onDelete`.',
  },
  examples: [
    {
      do: {
        text: 'Say which limit the picture exceeds.',
        example: (
          <DialogExample title="Add an emoji">
            <Text size="xs" tone="danger">
              Larger than 1 MB. Choose a smaller picture.
            </Text>
          </DialogExample>
        ),
      },
      dont: {
        text: 'Report the failure alone.',
        example: (
          <DialogExample title="Add an emoji">
            <Text size="xs" tone="danger">
              Upload failed
            </Text>
          </DialogExample>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The error from the server says what to change.',
      good: {
        en: 'This name is used by another emoji. Choose another name.',
        ja: 'この名前はすでに使われています。別の名前を入力してください。',
      },
      bad: { en: 'Conflict', ja: 'エラーが発生しました' },
    },
  ],
  roles: {
    Dialog: '`dialog` named by its title',
    Preview: 'Hidden; the button is described by the hint or error below it',
  },
  announced: [
    'The message below the picture is a live region: a rejected file is announced.',
    'Submitting an incomplete form focuses the picture button or the name.',
  ],
  tested: ['InvalidName', 'PictureTooLarge', 'NameTaken'],
  related: {
    EmojiPicker: 'has a button that opens this dialog, with `EmojiProvider`.',
    Dialog: 'is its frame.',
  },
};
