import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, today } from '../meeting.fixtures.ts';
import { JoinMeeting } from './JoinMeeting.tsx';

const meta = {
  component: JoinMeeting,
  decorators: [inPanel],
  args: { open: true, clock, onJoin: fn(), onOpenLink: fn(), onClose: fn() },
} satisfies Meta<typeof JoinMeeting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const number = await screen.findByLabelText(t('join.number'));
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.keyboard('812 345 678');
    const submit = screen.getByRole('button', { name: t('join.submit') });
    await userEvent.click(submit);
    const passcode = screen.getByLabelText(t('join.passcode'));
    await waitFor(() => expect(passcode).toHaveFocus());
    await expect(args.onJoin).not.toHaveBeenCalled();
    await userEvent.keyboard('4f7k2p');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onJoin).toHaveBeenCalledWith({ number: '812 345 678', passcode: '4f7k2p' }),
    );
  },
};

export const Link: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const url = 'https://zoom.example/j/98765';
    await userEvent.type(await screen.findByLabelText(t('join.number')), url);
    await expect(screen.queryByLabelText(t('join.passcode'))).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('join.openLink') }));
    await waitFor(() => expect(args.onOpenLink).toHaveBeenCalledWith({ url }));
  },
};

/** The message does not reveal whether the number or the passcode was wrong. */
export const Wrong: Story = {
  args: { problem: { kind: 'wrong' } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(await screen.findByText(t('join.wrong'))).toBeVisible();
  },
};

export const Blocked: Story = {
  args: { problem: { kind: 'blocked', until: Date.parse(today('11:05')) } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(t('join.blocked', { time: '11:05' }));
  },
};

export const Early: Story = { args: { problem: { kind: 'early' } } };

export const Submitting: Story = { args: { submitting: true } };
