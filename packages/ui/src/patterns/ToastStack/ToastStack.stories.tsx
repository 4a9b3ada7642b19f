import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { ToastStack, type ToastItem } from './ToastStack.tsx';

const meta = {
  component: ToastStack,
  parameters: framed,
  args: { toasts: [], onClose: fn(), onOpen: fn(), onAction: fn() },
} satisfies Meta<typeof ToastStack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (text: string) =>
  screen.getByText(text).closest('[data-component="Toast"]')!.getBoundingClientRect();

const minute = 60_000;

const success: ToastItem = {
  id: 'success',
  tone: 'success',
  title: 'プロフィールを保存しました',
  duration: minute,
};

const error: ToastItem = {
  id: 'error',
  tone: 'danger',
  title: 'エラー',
  description: '席を変更できませんでした。もう一度お試しください。',
  duration: minute,
};

const info: ToastItem = {
  id: 'notification-7',
  tone: 'info',
  title: 'Fire drill on Thursday',
  description: 'Everyone leaves the office at 15:00. Meet in the lounge.',
  duration: minute,
};

const chat: ToastItem = {
  id: 'chat-3',
  tone: 'info',
  sender: { name: '開発チーム' },
  description: '高橋：リリースの確認をお願いします！',
  duration: minute,
};

const long: ToastItem = {
  id: 'long',
  tone: 'danger',
  title:
    'この組織の契約で同時にサインインできる人数を超えたため、メタバースオフィスに入室できませんでした',
  description:
    'Everything that you entered is still here. Ask your administrator to change the contract, or try again once someone has signed out of the office. 管理者に連絡するか、しばらくしてからもう一度お試しください。',
  duration: minute,
};

export const Success: Story = {
  args: { toasts: [success] },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await screen.findByText(success.title!);
    const box = boxOf(success.title!);
    await expect(box.width).toBe(Math.min(512, innerWidth - 32));
    await expect(Math.abs((box.left + box.right) / 2 - innerWidth / 2)).toBeLessThan(9);
    await expect(box.top).toBeLessThan(40);
    await userEvent.click(screen.getByRole('button', { name: t('toast.close') }));
    await expect(args.onClose).toHaveBeenCalledWith({ id: 'success' });
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** A notification without a target is not a button. */
export const WithoutTarget: Story = {
  args: { toasts: [{ ...info, pressable: false }] },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'common');
    await screen.findByText(info.title!);
    const notices = within(screen.getByRole('region', { name: new RegExp(t('toast.regionInfo')) }));
    const buttons = notices.getAllByRole('button').map((button) => button.ariaLabel);
    await expect(buttons).toEqual([t('toast.close')]);
  },
};

export const Failure: Story = { args: { toasts: [error] } };

/**
 * The shortcut announced by the region moves the focus to the result toast, even with an info toast present.
 */
export const ReachedByKey: Story = {
  args: { toasts: [error] },
  play: async ({ userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await screen.findByText(error.description!);
    await userEvent.keyboard('[F8]');
    const region = screen.getByRole('region', { name: `${t('toast.regionTop')} (F8)` });
    await waitFor(() => expect(within(region).getByRole('list')).toHaveFocus());
    await expect(screen.getByRole('region', { name: t('toast.regionInfo') })).toBeInTheDocument();
  },
};

/** Without toasts, the shortcut keeps the focus. */
export const KeyWithoutToasts: Story = {
  render: (args) => (
    <>
      <Button>Save</Button>
      <ToastStack {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
};

/** A dialog that opens later keeps the toast reachable and stays open. */
export const UnderADialog: Story = {
  args: { toasts: [info] },
  render: function Opening(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Rename</Button>
        <ToastStack {...args} />
        <Dialog
          open={open}
          title="Rename"
          actions={<Button>Save</Button>}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await screen.findByText(info.title!);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveFocus());

    await userEvent.keyboard('[F8]');
    const region = screen.getByRole('region', { name: `${t('toast.regionInfo')} (F8)` });
    await waitFor(() => expect(within(region).getByRole('list')).toHaveFocus());
    await userEvent.tab();
    await expect(within(region).getByRole('listitem')).toHaveFocus();
    await userEvent.tab();
    const words = within(region).getByRole('button', { name: /Fire drill/ });
    await expect(words).toHaveFocus();
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab({ shift: true });
    await waitFor(() => expect(save).toHaveFocus());

    const { left, top, width, height } = words.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(words).toContainElement(hit as HTMLElement);
    await userEvent.click(words);
    await expect(args.onOpen).toHaveBeenCalledWith({ toast: info });
    await userEvent.click(within(region).getByRole('button', { name: t('toast.close') }));
    await expect(args.onClose).toHaveBeenCalledWith({ id: info.id });
    await expect(screen.getByRole('dialog', { name: 'Rename' })).toBeVisible();

    mocked(args.onClose).mockClear();
    within(region).getByRole('listitem').focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith({ id: info.id });
    await expect(within(region).getByRole('list')).toHaveFocus();
    await expect(screen.getByRole('dialog', { name: 'Rename' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Info: Story = {
  args: { toasts: [info] },
  play: async ({ args, userEvent }) => {
    await screen.findByText(info.title!);
    const box = boxOf(info.title!);
    await expect(box.width).toBe(Math.min(512, innerWidth - 32));
    await waitFor(() => expect(innerWidth - boxOf(info.title!).right).toBeLessThan(40));
    await expect(innerHeight - box.bottom).toBeLessThan(innerWidth < 768 ? 100 : 40);
    await userEvent.click(screen.getByRole('button', { name: /Fire drill/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ toast: info });
    await expect(args.onClose).toHaveBeenCalledWith({ id: info.id });
  },
};

/** A chat toast shows the room picture, its name and the message. */
export const Chat: Story = {
  args: { toasts: [chat] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /開発チーム/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ toast: chat });
  },
};

const withActions: ToastItem = {
  ...info,
  id: 'reminder-1',
  title: 'リマインダー：開発チーム',
  description: '高橋：金曜までに見積もりを確認してください。',
  duration: Infinity,
  actions: [
    { id: 'open', label: '開く' },
    { id: 'snooze', label: 'スヌーズ', options: [{ id: 'in1Hour', label: '1時間後' }] },
    { id: 'done', label: '完了' },
  ],
};

/** Buttons below the text, also one with a menu. The toast closes when an action is chosen. */
export const Actions: Story = {
  args: { toasts: [withActions] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '完了' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ toast: withActions, action: 'done' });
    await expect(args.onClose).toHaveBeenCalledWith({ id: withActions.id });
    await expect(screen.getByRole('region', { name: /F8/ }).querySelector('ol')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'スヌーズ' }));
    const option = await screen.findByRole('menuitem', { name: '1時間後' });
    const { left, top, width, height } = option.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(option).toContainElement(hit as HTMLElement);
    await userEvent.click(option);
    await expect(args.onAction).toHaveBeenLastCalledWith({ toast: withActions, action: 'in1Hour' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Several: Story = { args: { toasts: [success, error, info, chat] } };

export const LongText: Story = {
  args: { toasts: [long, { ...info, ...long, id: 'i', tone: 'info' }] },
};

export const ClosesByItself: Story = {
  args: { toasts: [{ ...success, duration: 50 }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ id: 'success' }));
  },
};
