import { Button } from '../Button/index.ts';
import { DialogExample } from '../../stories/DialogExample.tsx';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The result of an action, or an event elsewhere, that needs no reaction.'],
  avoid: [
    {
      when: 'Toasts of the application: use the stack, which limits and labels them.',
      instead: 'ToastStack',
    },
    { when: 'A message that must be read.', instead: 'Callout' },
    { when: 'A question.', instead: 'AlertDialog' },
  ],
  anatomy: {
    Region: '`ToastRegion`, once near the root of the page.',
    Leading: 'Icon of the tone, or an avatar.',
    Text: 'Title and description; a button with `onPress`.',
    Footer: 'Optional buttons.',
    'Close button': 'Always present.',
  },
  examples: [
    {
      do: { text: 'Say what happened.', example: <DialogExample title="Room created" /> },
      dont: {
        text: 'Ask something, or ask people to read a long text before it disappears.',
        example: (
          <DialogExample
            title="Success!"
            actions={
              <>
                <Button size="sm">Yes</Button>
                <Button size="sm">No</Button>
              </>
            }
          >
            <Text>
              The room was created. Do you want to invite people now? You can also do it later in
              its settings.
            </Text>
          </DialogExample>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Say what happened, in the past tense.',
      good: { en: 'Room created', ja: 'ルームを作成しました' },
      bad: { en: 'Success!', ja: '成功！' },
    },
  ],
  roles: { Region: '`region` named by `label` and its hotkey', Toast: '`listitem`' },
  keys: {
    F8: 'Focuses the region while it has a toast.',
    Escape: 'Closes the focused toast, before an open dialog receives the key.',
    Tab: 'Moves through toasts and their buttons.',
  },
  announced: [
    '`danger` is announced immediately, other tones politely. Buttons of the footer are not announced.',
    'The timer pauses while a toast is hovered or focused.',
  ],
  tested: ['ClosesByItself', 'Pressable'],
  related: {
    ToastStack: 'renders the toasts of the application.',
    Callout: 'stays on the page.',
    LiveRegion: 'announces without showing.',
  },
};
