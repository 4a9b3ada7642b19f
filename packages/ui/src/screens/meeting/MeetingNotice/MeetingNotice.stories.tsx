import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { ToastStack } from '../../../patterns/ToastStack/index.ts';
import { clock, nextYear, soon, weekly } from '../meeting.fixtures.ts';
import { MeetingNotice } from './MeetingNotice.tsx';

const meta = {
  component: MeetingNotice,
  args: { meeting: weekly, clock, onJoin: fn(), onOpen: fn(), onDismiss: fn() },
  render: (args) => (
    <>
      <input aria-label="message" />
      <MeetingNotice {...args} />
    </>
  ),
} satisfies Meta<typeof MeetingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The notice is announced without interrupting typing. */
export const Ongoing: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const text = t('notice.ongoing', { title: '週次定例' });
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Hello');
    await expect(field).toHaveValue('Hello');
    await userEvent.click(canvas.getByRole('button', { name: t('notice.join') }));
    await expect(args.onJoin).toHaveBeenCalledWith({ meetingId: 'weekly' });
    await userEvent.click(canvas.getByRole('button', { name: text }));
    await expect(args.onOpen).toHaveBeenCalledWith({ meetingId: 'weekly' });
  },
};

export const SoonAndMore: Story = {
  args: { meeting: soon, more: 2 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('notice.more', { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('notice.dismiss') }));
    await expect(args.onDismiss).toHaveBeenCalledWith({ meetingId: 'soon' });
  },
};

/** Toasts in the same corner are placed above the notice. */
export const WithToast: Story = {
  render: (args) => (
    <>
      <MeetingNotice {...args} />
      <ToastStack
        toasts={[{ id: '1', type: 'INFO', title: '高橋 蓮', timeout: 60_000 }]}
        onClose={fn()}
        onOpen={fn()}
      />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const notice = canvas.getByRole('region', { name: /週次定例/ });
    const toast = (await screen.findByText('高橋 蓮')).closest('li')!;
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        notice.getBoundingClientRect().top,
      ),
    );
    await expect(canvas.getByRole('button', { name: t('notice.join') })).toBeVisible();
  },
};

export const None: Story = {
  args: { meeting: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const LongText: Story = { args: { meeting: nextYear, joining: true } };
