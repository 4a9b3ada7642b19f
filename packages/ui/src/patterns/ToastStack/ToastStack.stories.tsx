import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { framed } from '../../../../../.storybook/modes.ts';
import { wordsOf } from '../../../../../.storybook/words.ts';
import { Button } from '../../primitives/Button/index.ts';
import { chat, error, info, long, success } from './ToastStack.fixtures.ts';
import { ToastStack } from './ToastStack.tsx';

const meta = {
  component: ToastStack,
  parameters: framed,
  args: { toasts: [], onClose: fn(), onOpen: fn() },
} satisfies Meta<typeof ToastStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The box of a toast: what is around its words. */
const boxOf = (text: string) =>
  screen.getByText(text).closest('[data-component="Toast"]')!.getBoundingClientRect();

/** Top centre, 512 px wide. */
export const Success: Story = {
  args: { toasts: [success] },
  play: async ({ args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
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

export const Failure: Story = { args: { toasts: [error] } };

/** The key that its region's name says leads to a result, though the region of notices is there too. */
export const ReachedByKey: Story = {
  args: { toasts: [error] },
  play: async ({ userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await screen.findByText(error.description!);
    await userEvent.keyboard('[F8]');
    const region = screen.getByRole('region', { name: `${t('toast.regionTop')} (F8)` });
    await waitFor(() => expect(within(region).getByRole('list')).toHaveFocus());
    await expect(screen.getByRole('region', { name: t('toast.regionInfo') })).toBeInTheDocument();
  },
};

/** With nothing to tell, the key leaves the focus where it is. */
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
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** Bottom right; a click opens the notification. */
export const Info: Story = {
  args: { toasts: [info] },
  play: async ({ args, userEvent }) => {
    await screen.findByText(info.title!);
    const box = boxOf(info.title!);
    await expect(box.width).toBe(Math.min(512, innerWidth - 32));
    await waitFor(() => expect(innerWidth - boxOf(info.title!).right).toBeLessThan(40));
    // Above the navigation of a phone.
    await expect(innerHeight - box.bottom).toBeLessThan(innerWidth < 768 ? 100 : 40);
    await userEvent.click(screen.getByRole('button', { name: /Fire drill/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ toast: info });
    await expect(args.onClose).toHaveBeenCalledWith({ id: info.id });
  },
};

/** A chat toast has the room's picture, its name and the message. */
export const Chat: Story = {
  args: { toasts: [chat] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /開発チーム/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ toast: chat });
  },
};

export const Several: Story = { args: { toasts: [success, error, info, chat] } };

export const LongText: Story = {
  args: { toasts: [long, { ...info, ...long, id: 'i', type: 'INFO' }] },
};

export const ClosesByItself: Story = {
  args: { toasts: [{ ...success, timeout: 50 }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ id: 'success' }));
  },
};
