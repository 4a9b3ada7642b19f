import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { bare, clock, long, noSeat, states } from './MyDesk.fixtures.ts';
import { MyDesk } from './MyDesk.tsx';

const meta = {
  component: MyDesk,
  decorators: [inPanel],
  args: {
    state: states.ready,
    profileHref: '/main?profile=edit',
    clock,
    onGoToSeat: fn(),
    onLeaveSeat: fn(),
    onChooseSeat: fn(),
    onPresenceChange: fn(),
    onDecorationsChange: fn(),
    onDeleteNote: fn(),
    onReplyToNote: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MyDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('desk.goTo') }));
    await expect(args.onGoToSeat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('desk.change') }));
    await expect(args.onChooseSeat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('desk.leave') }));
    await expect(args.onLeaveSeat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: common('status.LEAVING') }));
    await expect(args.onPresenceChange).toHaveBeenCalledWith({
      presence: {
        workingStatus: 'OFFICE',
        status: 'LEAVING',
      },
    });
  },
};

export const NoSeat: Story = {
  args: { state: noSeat },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(canvas.getByRole('button', { name: t('desk.choose') }));
    await expect(args.onChooseSeat).toHaveBeenCalledOnce();
  },
};

export const Guest: Story = {
  args: { state: noSeat, onChooseSeat: undefined },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await expect(canvas.getByText(t('desk.guestSeat'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('desk.choose') })).not.toBeInTheDocument();
  },
};

/** Each unread count links to its messages. */
export const Unread: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const link = (name: string) => canvas.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(link(t('desk.chatRooms'))).toHaveAttribute('href', '/chat-room');
    await expect(link(t('desk.directMessages'))).toHaveAttribute('href', '/direct-message');
  },
};

/** Decorations change immediately and can be undone. */
export const Decorating: Story = {
  render: function Decorated(args) {
    const [decorations, setDecorations] = useState(states.ready.decorations);
    return (
      <MyDesk
        {...args}
        state={{ ...states.ready, decorations }}
        onDecorationsChange={(event) => {
          setDecorations([...event.decorations] as typeof decorations);
          args.onDecorationsChange?.(event);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(canvas.getByRole('button', { name: t('desk.decorate') }));
    await userEvent.click(await canvas.findByRole('radio', { name: t('deskSlot.right') }));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: t('decoration.cup') })).toBeChecked(),
    );
    await userEvent.click(canvas.getByRole('radio', { name: t('decoration.lamp') }));
    await expect(args.onDecorationsChange).toHaveBeenCalledWith({
      decorations: expect.arrayContaining([{ slot: 'right', kind: 'lamp' }]),
    });
    const picture = canvas.getByRole('img', { name: new RegExp(t('desk.picture')) });
    await waitFor(() => expect(picture).toHaveAccessibleName(new RegExp(t('decoration.lamp'))));
    await userEvent.click(await canvas.findByRole('button', { name: t('desk.undo') }));
    await expect(args.onDecorationsChange).toHaveBeenLastCalledWith({
      decorations: states.ready.decorations,
    });
    await waitFor(() => expect(picture).toHaveAccessibleName(new RegExp(t('decoration.cup'))));
    await userEvent.click(canvas.getByRole('radio', { name: t('decoration.none') }));
    await expect(args.onDecorationsChange).toHaveBeenLastCalledWith({
      decorations: states.ready.decorations.filter(({ slot }) => slot !== 'right'),
    });
  },
};

export const Notes: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const reply = t('desk.reply', { name: '小林 芽衣' });
    await userEvent.click(canvas.getByRole('button', { name: reply }));
    await expect(args.onReplyToNote).toHaveBeenCalledWith({ userId: 'mei', noteId: 'n1' });
    const remove = t('desk.deleteNote', { name: '小林 芽衣' });
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await expect(args.onDeleteNote).toHaveBeenCalledWith({ noteId: 'n1' });
  },
};

export const Bare: Story = { args: { state: bare } };

export const SeatAndPresenceOnly: Story = {
  args: {
    state: {
      status: 'ready',
      seat: states.ready.seat,
      presence: states.ready.presence,
      lastManual: { workingStatus: 'HOME', status: 'BUSY' },
    },
  },
};

export const DecorationsFailed: Story = {
  args: { state: { ...states.ready, problem: 'decorations' } },
};

export const NoteFailed: Story = {
  args: { state: { ...states.ready, problem: 'note', deletingNoteId: 'n2' } },
};

export const Leaving: Story = { args: { state: { ...states.ready, leaving: true } } };

export const SeatFailed: Story = { args: { state: { ...states.ready, problem: 'seat' } } };

export const PresenceFailed: Story = { args: { state: { ...states.ready, problem: 'presence' } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
