import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../../primitives/TextField/index.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { clock, nextYear, soon, weekly } from '../meeting.fixtures.ts';
import { MeetingNotice } from './MeetingNotice.tsx';

const meta = {
  component: MeetingNotice,
  args: { meeting: weekly, clock, onJoin: fn(), onOpen: fn(), onDismiss: fn() },
  render: (args) => (
    <>
      <TextField ariaLabel="message" />
      <MeetingNotice {...args} />
    </>
  ),
} satisfies Meta<typeof MeetingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: common('toast.close') }));
    await expect(args.onDismiss).toHaveBeenCalledWith({ meetingId: 'soon' });
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
