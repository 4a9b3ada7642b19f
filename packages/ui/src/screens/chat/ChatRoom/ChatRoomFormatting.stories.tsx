import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { code, states } from './ChatRoom.fixtures.ts';
import { placeholder } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: { ...states.ready, formattingBar: true }, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (
  canvas: { getByRole(role: string, options: { name: string }): HTMLElement },
  globals: Record<string, unknown>,
) => canvas.getByRole('textbox', { name: placeholder(globals) }) as HTMLTextAreaElement;

function paste(field: HTMLElement, data: Record<string, string>): boolean {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  const init = { clipboardData, bubbles: true, cancelable: true };
  return field.dispatchEvent(new ClipboardEvent('paste', init));
}

/** The toolbar wraps the selection. Native undo removes the marks again. */
export const Toolbar: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const field = fieldOf(canvas, globals);
    await userEvent.type(field, '本番');
    field.setSelectionRange(0, 2);
    const bar = canvas.getByRole('toolbar', { name: common('markdownField.toolbar') });
    await userEvent.click(
      within(bar).getByRole('button', { name: common('markdownField.strike') }),
    );
    await waitFor(() => expect(field).toHaveValue('~~本番~~'));
    await expect(field).toHaveFocus();
    document.execCommand('undo');
    await waitFor(() => expect(field).toHaveValue('本番'));
    await userEvent.click(
      within(bar).getByRole('button', { name: common('markdownField.codeBlock') }),
    );
    await waitFor(() => expect(field).toHaveValue('```\n本番\n```'));
  },
};

export const Shortcuts: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const field = fieldOf(canvas, globals);
    await userEvent.type(field, 'a');
    const press = async (keys: string, value: string) => {
      field.setSelectionRange(0, 1);
      await userEvent.keyboard(keys);
      await waitFor(() => expect(field).toHaveValue(value));
      document.execCommand('undo');
      await waitFor(() => expect(field).toHaveValue('a'));
    };
    await press('{Control>}b{/Control}', '**a**');
    await press('{Control>}i{/Control}', '*a*');
    await press('{Control>}{Shift>}X{/Shift}{/Control}', '~~a~~');
    await press('{Control>}e{/Control}', '`a`');
    await press('{Control>}{Shift>}C{/Shift}{/Control}', '`a`');
    await press('{Control>}k{/Control}', '[a](https://)');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: 'a',
      mentionedUserIds: [],
      fileIds: [],
    });
  },
};

/** Shift+Enter continues a list and ends it on an empty item. Enter sends. */
export const Lists: Story = {
  play: async ({ canvas, args, globals }) => {
    const field = fieldOf(canvas, globals);
    field.focus();
    // Simulated keys do not follow a caret that the page has set.
    const write = (text: string) => document.execCommand('insertText', false, text);
    const breakLine = (more = {}) =>
      fireEvent.keyDown(field, { key: 'Enter', shiftKey: true, ...more });
    write('1. 準備');
    await breakLine();
    await waitFor(() => expect(field).toHaveValue('1. 準備\n2. '));
    await breakLine({ isComposing: true });
    await expect(field).toHaveValue('1. 準備\n2. ');
    write('確認');
    await breakLine();
    await waitFor(() => expect(field).toHaveValue('1. 準備\n2. 確認\n3. '));
    await breakLine();
    await waitFor(() => expect(field).toHaveValue('1. 準備\n2. 確認\n'));
    write('以上');
    await waitFor(() => expect(field).toHaveValue('1. 準備\n2. 確認\n以上'));
    await fireEvent.keyDown(field, { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '1. 準備\n2. 確認\n以上',
      mentionedUserIds: [],
      fileIds: [],
    });
  },
};

export const Preview: Story = {
  args: { state: { ...states.ready, formattingBar: true, draft: '**「本番」**は@高橋 蓮 が' } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const button = canvas.getByRole('button', { name: t('composer.preview') });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const preview = canvas.getByRole('region', { name: t('composer.preview') });
    const bold = await within(preview).findByText('「本番」');
    await expect(bold.closest('strong')).toBeVisible();
    await expect(within(preview).getByRole('button', { name: '@高橋 蓮' })).toBeVisible();
    await userEvent.type(fieldOf(canvas, globals), '\u0020`main`');
    await expect((await within(preview).findByText('main')).closest('code')).toBeVisible();
  },
};

export const Hidden: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const toggle = canvas.getByRole('button', { name: t('composer.showFormatting') });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    await expect(args.onFormattingBarChange).toHaveBeenCalledWith({ shown: false });
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Formatted HTML becomes Markdown. Scripts, images and unsafe links are removed. */
export const PastedHtml: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = fieldOf(canvas, globals);
    await userEvent.type(field, '> ');
    paste(field, {
      'text/plain': 'plain',
      'text/html': `<meta charset="utf-8"><b style="font-weight:normal"><p>1*2 <span
style="font-weight:700">太字</span>と<i>強調</i>と<s>消し</s></p></b><script>alert(1)</script><p><a
href="javascript:alert(1)">押す</a> <a href="https://a.example/x_(1)">手順書</a> <a
href="https://a.example/">https://a.example/</a><img src="https://evil.example/x.png"
onerror="alert(1)"></p><h2>見出し</h2><ol start="3"><li>一<ul><li>二</li></ul></li><li>三</li></ol>
<pre><code class="language-ts">if (a) {\n  b();\n}\n</code></pre>`,
    });
    await waitFor(() =>
      expect(field).toHaveValue(`> 1\\*2 **太字**と*強調*と~~消し~~

押す [手順書](https://a.example/x_%281%29) https://a.example/

**見出し**

3. 一
   - 二
4. 三

\`\`\`ts
if (a) {
  b();
}
\`\`\``),
    );
    document.execCommand('undo');
    await waitFor(() => expect(field).toHaveValue('> '));
  },
};

/** An address that is pasted onto selected text becomes its link. */
export const PastedAddress: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = fieldOf(canvas, globals);
    await userEvent.type(field, '手順書');
    field.setSelectionRange(0, 3);
    const address = 'https://a.example/x';
    paste(field, { 'text/plain': address, 'text/html': `<a href="${address}">x</a>` });
    await waitFor(() => expect(field).toHaveValue(`[手順書](${address})`));
    document.execCommand('undo');
    await waitFor(() => expect(field).toHaveValue('手順書'));
  },
};

/** Code of an editor becomes a code block. Within a code block it is pasted as text. */
export const PastedCode: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = fieldOf(canvas, globals);
    const data = {
      'text/plain': code,
      'text/html': `<pre><b>${code}</b></pre>`,
      'vscode-editor-data': '{"mode":"typescript"}',
    };
    await userEvent.type(field, '見てください');
    paste(field, data);
    await waitFor(() =>
      expect(field).toHaveValue(`見てください\n\`\`\`typescript\n${code}\n\`\`\``),
    );
    field.setSelectionRange(22, 22);
    await expect(paste(field, data)).toBe(true);
  },
};
