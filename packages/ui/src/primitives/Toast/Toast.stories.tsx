import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { Avatar } from '../Avatar/index.ts';
import { Toast, ToastRegion } from './Toast.tsx';

const meta = {
  component: Toast,
  parameters: framed,
  args: {
    tone: 'success',
    title: 'Profile saved',
    closeLabel: 'Close',
    duration: 60_000,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ToastRegion label="Messages" placement="top-center">
        <Story />
      </ToastRegion>
    ),
  ],
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTones: Story = {
  render: (args) => (
    <>
      <Toast {...args} />
      <Toast
        {...args}
        tone="danger"
        title="エラーが発生しました"
        description="プロフィールを保存できませんでした。もう一度お試しください。"
      />
      <Toast
        {...args}
        tone="info"
        title="Ren"
        description="Lunch at 12:30?"
        leading={<Avatar name="Ren" size="sm" decorative />}
        onPress={fn()}
      />
    </>
  ),
  play: async () => {
    const toasts = await screen.findAllByRole('listitem');
    await expect(toasts).toHaveLength(3);
    // 512 px wide, or the available width on a phone.
    await expect(toasts[0]?.getBoundingClientRect().width).toBe(
      Math.min(512, window.innerWidth - 32),
    );
  },
};

export const ClosesByItself: Story = {
  args: { duration: 300 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

export const Pressable: Story = {
  args: { tone: 'info', title: 'A meeting begins', onPress: fn() },
  decorators: [
    (Story) => (
      <ToastRegion label="Notices" placement="bottom-right">
        <Story />
      </ToastRegion>
    ),
  ],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'A meeting begins' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A long message is truncated, because pressing it opens the full content. */
export const LongMessage: Story = {
  ...Pressable,
  args: {
    tone: 'info',
    title: '来月の予定の変更 Plans for next month have changed. '.repeat(5),
    description: '会議室は使えません。 The meeting rooms are closed. '.repeat(10),
    onPress: fn(),
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: /^来月の予定/ });
    const { lineHeight } = getComputedStyle(button);
    await expect(button.getBoundingClientRect().height).toBeLessThan(6 * parseFloat(lineHeight));
  },
};
