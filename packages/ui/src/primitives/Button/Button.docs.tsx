import { Button } from './index.ts';
import { Stack } from '../Stack/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'An action: save, send, create, delete.',
    'With `href`, a link that is the main way forward of a page.',
    '`size="sm"` in rows and toolbars, `lg` on pages with one task such as sign-in, `md` elsewhere.',
  ],
  avoid: [
    { when: 'Navigation in a text or a list.', instead: 'Link' },
    { when: 'A known action without room for words.', instead: 'IconButton' },
    { when: 'A setting that is on or off.', instead: 'Switch' },
    { when: 'Several actions of the same object.', instead: 'Menu' },
  ],
  anatomy: {
    Icon: 'Optional, before the text. Replaced by a spinner while `loading`.',
    Text: 'Verb and object.',
    'Trailing icon': 'Optional, for example an arrow for the next step.',
  },
  examples: [
    {
      do: {
        text: 'Use one primary button, after the safe action.',
        example: (
          <Stack direction="row" gap={2}>
            <Button>Cancel</Button>
            <Button variant="primary">Create room</Button>
          </Stack>
        ),
      },
      dont: {
        text: 'Let several primary buttons compete.',
        example: (
          <Stack direction="row" gap={2}>
            <Button variant="primary">Cancel</Button>
            <Button variant="primary">Create room</Button>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Keep the button in place while the action runs.',
        example: (
          <Stack direction="row">
            <Button variant="primary" loading>
              Save
            </Button>
          </Stack>
        ),
      },
      dont: {
        text: 'Disable it and change its text, which loses the focus and moves the layout.',
        example: (
          <Stack direction="row">
            <Button variant="primary" disabled>
              Saving, please wait…
            </Button>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Use `danger` only for the action that destroys something.',
        example: (
          <Stack direction="row" gap={2}>
            <Button>Keep room</Button>
            <Button variant="danger">Delete room</Button>
          </Stack>
        ),
      },
      dont: {
        text: 'Mark the safe answer as dangerous.',
        example: (
          <Stack direction="row" gap={2}>
            <Button variant="danger">Keep room</Button>
            <Button>Delete room</Button>
          </Stack>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Say what happens, with a verb and an object in sentence case.',
      good: { en: 'Create room', ja: 'ルームを作成' },
      bad: { en: 'OK', ja: 'OK' },
    },
    {
      rule: 'Keep the text short enough for one line at a width of 320 px.',
      good: { en: 'Invite people', ja: 'メンバーを招待' },
      bad: {
        en: 'Send an invitation to the selected people',
        ja: '選択したメンバーに招待メールを送信する',
      },
    },
    {
      rule: 'A running action keeps its text.',
      good: { en: 'Save', ja: '保存' },
      bad: { en: 'Saving…', ja: '保存中です…' },
    },
  ],
  roles: {
    Button: '`button`; `link` with `href`',
    Loading: '`aria-busy` and `aria-disabled`; the button keeps its name and focus',
    Popup: '`aria-expanded` and `aria-controls` from `expanded` and `controls`',
  },
  keys: {
    'Enter, Space': 'Calls `onPress`. Ignored while `loading`.',
    Enter: 'Follows a link with `href`.',
  },
  announced: [
    'A disabled button is not focusable. Explain the reason next to it, or keep it enabled and explain on press.',
  ],
  tested: ['Press', 'Loading', 'Expanding', 'DisabledLink', 'AsLink'],
  related: {
    IconButton: 'has an icon instead of text.',
    Link: 'navigates in texts and lists.',
    Menu: 'groups actions behind a button.',
  },
};
