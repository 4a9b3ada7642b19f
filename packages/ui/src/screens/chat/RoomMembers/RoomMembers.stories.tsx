import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { longPerson } from '../../people/people.fixtures.ts';
import { candidates } from '../chat.fixtures.ts';
import { RoomMembers, type RoomMember, type RoomMembersState } from './RoomMembers.tsx';

const members: readonly RoomMember[] = candidates.slice(0, 6).map((person, index) => ({
  ...person,
  role: index < 2 ? 'ADMIN' : 'USER',
  isMe: index === 0,
  isOwner: index === 0,
  isCreator: index === 2,
}));

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    members,
    page: 1,
    total: members.length,
    pageSize: 10,
    role: 'ADMIN',
  },
} satisfies { [S in RoomMembersState['status']]: Extract<RoomMembersState, { status: S }> };

const meta = {
  component: RoomMembers,
  decorators: [inPanel],
  args: {
    state: states.ready,
    onAdd: fn(),
    onRemove: fn(),
    onChangeRole: fn(),
    onHandOver: fn(),
    onLeave: fn(),
    onOpenProfile: fn(),
    onPageChange: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RoomMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsAdmin: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('members.owner'))).toBeVisible();
    const creator = t('members.creator', { role: t('role.USER') });
    await expect(canvas.getByText(creator)).toBeVisible();
    const menu = () =>
      canvas.getByRole('button', { name: t('members.menu', { name: '小林 芽衣' }) });
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('menuitem', { name: t('members.makeAdmin') }));
    await expect(args.onChangeRole).toHaveBeenCalledWith({ userId: 'mei', role: 'ADMIN' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: t('members.add') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Remove: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    const ask = async () => {
      const name = t('members.menu', { name: '小林 芽衣' });
      await userEvent.click(await canvas.findByRole('button', { name }));
      await userEvent.click(await screen.findByRole('menuitem', { name: t('members.remove') }));
      await screen.findByRole('alertdialog', {
        name: t('removeMember.title', { name: '小林 芽衣' }),
      });
    };
    await ask();
    await userEvent.click(screen.getByRole('button', { name: common('confirm.cancel') }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await ask();
    await userEvent.click(screen.getByRole('button', { name: t('removeMember.confirm') }));
    await expect(args.onRemove).toHaveBeenCalledWith({ userId: 'mei' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const HandOver: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(
      canvas.getByRole('button', { name: t('members.menu', { name: '高橋 蓮' }) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t('members.handOver') }));
    await userEvent.click(await screen.findByRole('button', { name: t('handOver.confirm') }));
    await expect(args.onHandOver).toHaveBeenCalledWith({ userId: 'ren' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const AsMember: Story = {
  args: { state: { ...states.ready, role: 'USER' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.queryByRole('button', { name: t('members.add') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('members.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const OfDirectRoom: Story = {
  args: { state: { ...states.ready, role: 'USER' }, onLeave: undefined },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.queryByRole('button', { name: t('members.leave') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('members.add') })).toBeNull();
  },
};

export const Refused: Story = {
  args: { error: { text: 'メンバーが見つかりません。 This person isn’t in the room any more.' } },
};

export const Paged: Story = { args: { state: { ...states.ready, page: 2, total: 48 } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };

export const LongText: Story = {
  args: {
    state: { ...states.ready, members: [{ ...longPerson, role: 'ADMIN' }], total: 1 },
  },
};

export const Submitting: Story = { args: { submitting: true } };
