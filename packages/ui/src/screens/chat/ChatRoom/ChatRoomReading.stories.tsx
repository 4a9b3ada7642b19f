import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { code, delivery, arrived, formatted, pdfs, reacted, states } from './ChatRoom.fixtures.ts';
import { placeholder, waitForListEnd } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: states.ready, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines between the messages show who joined the room. One message mentions everyone. */
export const Arrivals: Story = {
  args: { state: arrived },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const nameOf = (name: string) => t('systemLine.name', { name });
    const who = t('systemLine.two', { first: nameOf('小林 芽衣'), second: nameOf('佐々木 葵') });
    const line = t('systemLine.added', { by: nameOf('高橋 蓮'), who });
    await waitFor(() => expect(canvas.getByText(line)).toBeVisible());
    const joined = t('systemLine.joined', { who: nameOf('Olivia Bennett') });
    await expect(canvas.getByText(joined)).toBeVisible();
    await expect(canvas.getByText('@all')).toBeVisible();
  },
};

export const Formatted: Story = {
  args: { state: formatted },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const bold = await canvas.findByText('「本番」');
    await expect(bold).toHaveStyle({ fontWeight: '600' });
    await expect(canvas.getByText('15時').closest('em')).toHaveStyle({ fontStyle: 'normal' });
    await expect(canvas.getByText('14時').closest('del')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '手順書' })).toHaveAttribute(
      'href',
      'https://docs.example.com/_release_',
    );
    await expect(canvas.getByRole('link', { name: 'https://example.com/a_b_c' })).toBeVisible();
    await expect(canvas.getByText('帳票').closest('li')).toBeVisible();
    await expect(canvas.getByText('以上です。').closest('li')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '@佐々木 葵' }));
    await expect(args.onOpenProfile).toHaveBeenCalledWith({ userId: 'aoi' });

    await expect(canvas.getByText(/^Which function/)).toBeVisible();
    await expect(canvas.getByText('「本番」は15時です。')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('export')).toHaveClass('hljs-keyword'));
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: common('markdown.copyCode') }));
    await expect(args.onCopyText).toHaveBeenCalledWith({ text: code });

    await expect(canvas.getByText(/<img src=x onerror/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'click' })).toBeNull();
    await expect(canvas.getByText(/# 見出しではありません \(\^_\^\)/)).toBeVisible();
    await expect(canvas.getByLabelText(t('messages.label', { name: '開発チーム' }))).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const article = (text: RegExp) => canvas.getByText(text).closest('article')!;
    // Messages of the first render are not the last ones.
    await waitFor(() => expect(canvas.getByText(/午後一番に/)).toBeVisible());
    await waitForListEnd(canvas.getByRole('feed'));
    article(/午後一番に/).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(article(/Good morning/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(article(/午後一番に/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t('message.delete') }));
    await userEvent.click(await screen.findByRole('button', { name: t('deleteMessage.confirm') }));
    await expect(args.onDelete).toHaveBeenCalledWith({ messageId: 'm8' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** E edits an own message and R opens the thread while the message has the focus. */
export const ShortcutsOfAMessage: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const article = (text: RegExp) => canvas.getByText(text).closest('article')!;
    await waitFor(() => expect(canvas.getByText(/午後一番に/)).toBeVisible());
    await waitForListEnd(canvas.getByRole('feed'));
    article(/Good morning/).focus();
    await userEvent.keyboard('e');
    await expect(article(/Good morning/)).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(args.onOpenThread).toHaveBeenCalledOnce();
    article(/午後一番に/).focus();
    await userEvent.keyboard('{Control>}e{/Control}');
    await expect(article(/午後一番に/)).toHaveFocus();
    await userEvent.keyboard('e');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await waitFor(() => expect(field).toHaveFocus());
    await expect((field as HTMLTextAreaElement).value).toMatch(/午後一番に/);
    await expect(canvas.getByRole('button', { name: t('composer.save') })).toBeVisible();
  },
};

/** A long press opens the menu of a message, a moving finger scrolls. */
export const LongPress: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitForListEnd(await canvas.findByRole('feed'));
    const text = canvas.getByText(/ありがとうございます/);
    const finger = { pointerType: 'touch', clientX: 100, clientY: 300 };
    fireEvent.pointerDown(text, finger);
    const item = await screen.findByRole('menuitem', { name: t('message.copyText') });
    fireEvent.pointerUp(text, finger);
    await expect(item).toBeInTheDocument();
    fireEvent.keyDown(item, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Reacting: Story = {
  args: { state: reacted },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(
      await canvas.findByRole('button', {
        name: common('reactions.count', { emoji: '👍', count: 2 }),
      }),
    );
    await expect(args.onReact).toHaveBeenCalledWith({ messageId: 'm2', emoji: '👍' });
    await userEvent.hover(canvas.getByText(/検証環境/));
    await userEvent.click(await canvas.findByRole('button', { name: t('message.react') }));
    await userEvent.click(await screen.findByRole('button', { name: common('emoji.party') }));
    await expect(args.onReact).toHaveBeenLastCalledWith({ messageId: 'm7', emoji: '🎉' });
  },
};

export const Delivery: Story = {
  args: { state: delivery },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitForListEnd(await canvas.findByRole('feed'));
    await userEvent.click(await canvas.findByRole('button', { name: t('message.retry') }));
    await expect(args.onResend).toHaveBeenCalledWith({ key: 'o1' });
    await userEvent.click(canvas.getByRole('button', { name: t('message.discard') }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ key: 'o1' });
    await expect(canvas.getByText(t('message.sending'))).toBeInTheDocument();
  },
};

/** A PDF shows its first pages as thumbnails. Pressing them opens a readable size. */
export const PdfPages: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const words = translatorOf({ globals }, 'common');
    const name = '2026年度第4四半期_営業報告書.pdf';
    // Rows of the first render can be replaced while the list measures them.
    await waitForListEnd(canvas.getByRole('feed'));
    await userEvent.click(
      await canvas.findByRole('button', { name: t('file.readPages', { name }) }),
    );
    const dialog = await screen.findByRole('dialog', { name });
    const first = t('file.pdfPage', { name, page: 1 });
    await waitFor(() => expect(within(dialog).getByRole('img', { name: first })).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: words('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Previews that are loading, failed or not requested yet. */
export const PdfPagesMissing: Story = {
  args: { state: pdfs },
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(t('file.noPages'))).toBeVisible());
    await expect(args.onWantPages).toHaveBeenCalledOnce();
    await expect(args.onWantPages).toHaveBeenCalledWith({
      messageId: 'pdf2',
      attachmentId: 'pdf2',
    });
  },
};
