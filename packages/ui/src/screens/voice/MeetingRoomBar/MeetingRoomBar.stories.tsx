import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import {
  empty,
  full,
  long,
  privateMeeting,
  talking,
} from '../EnterMeetingRoom/EnterMeetingRoom.fixtures.ts';
import { MeetingRoomBar } from './MeetingRoomBar.tsx';

const meta = {
  component: MeetingRoomBar,
  args: { room: empty, onJoin: fn(), onOpenSettings: fn() },
} satisfies Meta<typeof MeetingRoomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('enterRoom.muted') }));
    await expect(args.onJoin).toHaveBeenCalledWith({ roomId: 'sakura', muted: true });
    await userEvent.click(canvas.getByRole('button', { name: t('enterRoom.withMicrophone') }));
    await expect(args.onJoin).toHaveBeenCalledWith({ roomId: 'sakura', muted: false });
    await userEvent.click(canvas.getByRole('button', { name: t('roomBar.settings') }));
    await expect(args.onOpenSettings).toHaveBeenCalledOnce();
  },
};

export const OthersTalk: Story = { args: { room: talking } };

/** The room is used for a private meeting of other members. */
export const Taken: Story = {
  args: { room: { ...empty, canBegin: false, meeting: privateMeeting }, taken: true },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('roomBar.taken'))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t('enterRoom.muted') }),
    ).not.toBeInTheDocument();
  },
};

export const Full: Story = {
  args: { room: full, onWait: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.queryByRole('button', { name: t('enterRoom.muted') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('wait.wait') }));
    await expect(args.onWait).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  args: { room: talking },
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = { args: { room: long } };
