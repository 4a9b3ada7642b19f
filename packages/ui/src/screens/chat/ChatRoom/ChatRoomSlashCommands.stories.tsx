import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { states } from './ChatRoom.fixtures.ts';
import { placeholder } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const commands = [
  {
    name: 'attendance',
    description: '出勤、退勤、休憩の開始と終了を勤怠システムに記録します',
    usageHint: '[in|out|break]',
    host: 'attendance.sakura.example',
  },
  {
    name: 'deploy',
    description: 'ブランチをデプロイします',
    usageHint: '[ブランチ]',
    host: 'ci.sakura.example',
  },
  { name: 'poll', description: '投票を作成します', usageHint: '', host: 'poll.sakura.example' },
];

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: {
    state: { ...states.ready, commands },
    clock,
    ...callbacks(),
    onRunCommand: fn(() => Promise.resolve(true)),
    onCloseCommandReply: fn(),
  },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggesting: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '/');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};

/** The suggestion completes the name. Enter then runs the command instead of sending a message. */
export const Running: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '/dep');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('/deploy ');
    await userEvent.keyboard('main{Enter}');
    await expect(args.onRunCommand).toHaveBeenCalledWith({ name: 'deploy', text: 'main' });
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Failing: Story = {
  args: { onRunCommand: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, args, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '/poll{Enter}{Enter}');
    await waitFor(() => expect(args.onRunCommand).toHaveBeenCalled());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('/poll ');
  },
};

/** A typing error is not posted in the room. Sending again posts it. */
export const Unknown: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '/deplyo main{Enter}');
    await expect(canvas.getByText(t('command.unknown', { name: '/deplyo' }))).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ text: '/deplyo main' }),
    );
    await userEvent.type(field, '/deplyo main{Enter}');
  },
};

/** A path is a message. */
export const OtherSlash: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '/etc/hosts を確認してください{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ text: '/etc/hosts を確認してください' }),
    );
    await expect(args.onRunCommand).not.toHaveBeenCalled();
  },
};

export const Replied: Story = {
  args: {
    state: {
      ...states.ready,
      commands,
      commandReply: {
        name: 'deploy',
        text: '**main** をデプロイしています。[ログを開く](https://ci.sakura.example/128)',
      },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(
      canvas.getByText(t('command.onlyYou', { name: '/deploy' }), { exact: false }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('command.close') }));
    await expect(args.onCloseCommandReply).toHaveBeenCalled();
  },
};

export const LongReply: Story = {
  args: {
    state: {
      ...states.ready,
      commands,
      commandReply: {
        name: 'attendance',
        text: Array.from({ length: 30 }, (_, day) => `- 11月${day + 1}日 9:00–18:00`).join('\n'),
      },
    },
  },
};

/** The command ran without a reply. */
export const Done: Story = {
  args: { state: { ...states.ready, commands, commandReply: { name: 'poll', text: null } } },
};
