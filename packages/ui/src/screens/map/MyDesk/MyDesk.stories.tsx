import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { wordsOf } from '../../../../../../.storybook/words.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { long, noSeat, states } from './MyDesk.fixtures.ts';
import { MyDesk } from './MyDesk.tsx';

const meta = {
  component: MyDesk,
  decorators: [inPanel],
  args: {
    state: states.ready,
    profileHref: '/main?profile=edit',
    onGoToSeat: fn(),
    onLeaveSeat: fn(),
    onChooseSeat: fn(),
    onPresenceChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MyDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    const common = wordsOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('desk.goTo') }));
    await expect(args.onGoToSeat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('desk.change') }));
    await expect(args.onChooseSeat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('desk.leave') }));
    await expect(args.onLeaveSeat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: common('status.LEAVING') }));
    await expect(args.onPresenceChange).toHaveBeenCalledWith({
      workingStatus: 'OFFICE',
      status: 'LEAVING',
    });
  },
};

export const NoSeat: Story = {
  args: { state: noSeat },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    await userEvent.click(canvas.getByRole('button', { name: t('desk.choose') }));
    await expect(args.onChooseSeat).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = { args: { state: { ...states.ready, leaving: true } } };

export const SeatFailed: Story = { args: { state: { ...states.ready, problem: 'seat' } } };

export const PresenceFailed: Story = { args: { state: { ...states.ready, problem: 'presence' } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
