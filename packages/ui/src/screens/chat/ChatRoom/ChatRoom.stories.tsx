import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import {
  reachabilityClock,
  reachableMembers,
} from '../../../patterns/ReachabilityProvider/Reachability.fixtures.ts';
import { ReachabilityProvider } from '../../../patterns/ReachabilityProvider/index.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import {
  direct,
  directWithBot,
  directWithDemoColleague,
  directWithLongName,
  empty,
  group,
  longText,
  missedCalls,
  states,
} from './ChatRoom.fixtures.ts';
import { placeholder } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: states.ready, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/ありがとうございます/)).toBeVisible());
    await expect(canvas.getByText(t('message.deleted'))).toBeInTheDocument();
    await expect(canvas.getByText(/<b>検証環境<\/b>/)).toBeInTheDocument();
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '承知しました。{Shift>}{Enter}{/Shift}進めます。');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      text: '承知しました。\n進めます。',
    });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '承知しました。\n進めます。',
      mentionedUserIds: [],
      fileIds: [],
    });
    await expect(field).toHaveValue('');
  },
};

export const Direct: Story = {
  args: { state: direct },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(
      await canvas.findByText(t('room.startDirect', { name: direct.room.name })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('room.unmute') }));
    await expect(args.onMute).toHaveBeenCalledWith({ muted: false });
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('room.hide') }));
    await expect(args.onHide).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('room.addPeople') }));
    await expect(args.onAddPeople).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const DirectWithDemoColleague: Story = {
  args: { state: directWithDemoColleague() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(デモ|Demo)$/)).toBeVisible();
  },
};

/** A bot has no presence. */
export const DirectWithBot: Story = {
  args: { state: directWithBot() },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(await canvas.findByText(t('bot'))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t('status.LOGGED_OUT')))).toBeNull();
  },
};

/** The presence and the status line of the other member are below the buttons. */
export const DirectOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: directWithLongName },
  decorators: [
    (Story) => (
      <ReachabilityProvider members={reachableMembers} clock={reachabilityClock}>
        <Story />
      </ReachabilityProvider>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const presence = t('presence', {
      workingStatus: t('workingStatus.OFFICE'),
      status: t('status.LOGGED_OUT'),
    });
    const status = t('reachability.until', { text: '🍱 ランチ中', time: '13:00' });
    for (const text of [directWithLongName.room.name, presence, status]) {
      const element = await canvas.findByText(text);
      await expect(element).toBeVisible();
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth || Infinity);
      await expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight || Infinity);
    }
    await expect(canvas.queryByRole('button', { name: t('closePanel') })).toBeNull();
    await expect(
      canvas.getByRole('button', { name: translatorOf({ globals }, 'chat')('room.backToList') }),
    ).toBeVisible();
  },
};

export const GroupMessage: Story = {
  args: { state: group },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(await canvas.findByRole('heading', { name: group.room.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('room.members', { count: 4 }) }));
    const start = t('room.start', { name: group.room.name });
    await expect(await canvas.findByText(start)).toBeVisible();
    await expect(args.onOpenMembers).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    await expect(await screen.findByRole('menuitem', { name: t('room.mute') })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: t('room.rename') }));
    await expect(args.onEditRoom).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    const leave = await screen.findByRole('menuitem', { name: t('room.leaveConversation') });
    await userEvent.click(leave);
    await expect(args.onLeaveRoom).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const GroupThatEveryoneLeft: Story = {
  args: {
    state: { ...group, room: { ...group.room, memberCount: 1 }, readOnly: 'everyoneLeft' },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(await canvas.findByText(t('readOnly.everyoneLeft'))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const MissedCalls: Story = {
  args: { state: missedCalls },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getAllByText(t('message.missedCall'))).toHaveLength(2));
    await expect(canvas.getByText(t('message.unansweredCall'))).toBeVisible();
  },
};

export const AsMember: Story = {
  args: { state: { ...states.ready, room: { ...states.ready.room, role: 'USER' } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    await expect(
      await screen.findByRole('menuitem', { name: t('room.leave') }),
    ).toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: t('room.delete') })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: t('room.leave') }));
    await expect(args.onLeaveRoom).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const ReadOnly: Story = {
  args: { state: { ...direct, readOnly: 'personLeft', typing: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { state: empty } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { state: longText },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/とても長い文章/)).toBeVisible());
  },
};

export const LoadingOlderMessages: Story = {
  args: {
    state: { ...states.ready, flow: { ...states.ready.flow, hasOlder: true, loadingOlder: true } },
  },
};
