import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { people } from '../people.fixtures.ts';
import type { PersonActions } from '../../../patterns/personActions.ts';
import { long, paged, states, withDemoColleagues } from './PeopleList.fixtures.ts';
import { PeopleList } from './PeopleList.tsx';

const press = { message: fn(), call: fn(), goTo: fn(), follow: fn(), note: fn() };

const meta = {
  component: PeopleList,
  decorators: [inPanel],
  args: {
    state: states.ready,
    keyword: '',
    personActions: ({ userId }): PersonActions => {
      const status = people.find((person) => person.userId === userId)?.status;
      const isAway = status === 'LOGGED_OUT' || status === 'ON_VACATION';
      return {
        message: { onPress: () => press.message(userId) },
        call: { disabled: 'later', onPress: fn() },
        goTo: { onPress: () => press.goTo(userId), ...(isAway ? { disabled: 'offline' } : {}) },
        follow: { onPress: () => press.follow(userId), ...(isAway ? { disabled: 'offline' } : {}) },
        note: { onPress: () => press.note(userId) },
      };
    },
    onSearch: fn(),
    onPageChange: fn(),
    onOpenProfile: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PeopleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDemoColleagues: Story = {
  args: { state: withDemoColleagues },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByText(/^(デモ|Demo)$/);
    await expect(marks).toHaveLength(withDemoColleagues.people.length - 1);
  },
};

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('goToName', { name: '高橋 蓮' }) }));
    await expect(press.goTo).toHaveBeenCalledWith('ren');
    const write = t('messageName', { name: '高橋 蓮' });
    await userEvent.click(canvas.getByRole('button', { name: write }));
    await expect(press.message).toHaveBeenCalledWith('ren');
    await userEvent.click(canvas.getByRole('button', { name: '高橋 蓮' }));
    await expect(args.onOpenProfile).toHaveBeenCalledWith({ userId: 'ren' });
    await userEvent.type(canvas.getByRole('searchbox', { name: t('search') }), '葵');
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '葵' });
    await expect(
      canvas.getByRole('button', {
        name: new RegExp(`中村.*${common('personAction.reason.offline')}`),
      }),
    ).toBeDisabled();
  },
};

/** Members in the office are the first group. */
export const HereNow: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const [here, others] = [t('hereNow'), t('notHere')].map((name) =>
      canvas.getByRole('heading', { name }),
    );
    await expect(here!.closest('li')).toHaveTextContent('佐々木 葵');
    await expect(here!.compareDocumentPosition(others!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Search results have no groups. */
export const Found: Story = {
  args: { keyword: '葵' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await expect(canvas.queryByRole('heading', { name: t('hereNow') })).toBeNull();
  },
};

/** Each member in the office has a button that invites to talk. */
export const InviteToTalk: Story = {
  args: {
    personActions: ({ userId }): PersonActions => ({
      message: { onPress: () => press.message(userId) },
      call: { onPress: () => press.call(userId) },
      goTo: { onPress: () => press.goTo(userId) },
      note: { onPress: () => press.note(userId) },
    }),
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const name = t('callName', { name: '高橋 蓮' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(press.call).toHaveBeenCalledWith('ren');
  },
};

export const More: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const more = common('personAction.more', { name: '高橋 蓮' });
    await userEvent.click(canvas.getByRole('button', { name: more }));
    const call = await screen.findByRole('menuitem', {
      name: new RegExp(common('personAction.call')),
    });
    await expect(call).toHaveTextContent(common('personAction.reason.later'));
    await userEvent.click(screen.getByRole('menuitem', { name: common('personAction.note') }));
    await expect(press.note).toHaveBeenCalledWith('ren');
  },
};

/** The menu contains the way to a member, so that names fit. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const more = common('personAction.more', { name: '高橋 蓮' });
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: common('personAction.goTo') }),
    );
    await expect(press.goTo).toHaveBeenCalledWith('ren');
  },
};

/** Actions unavailable to guests stay in the menu with a reason. */
export const Guest: Story = {
  args: {
    personActions: (): PersonActions => ({
      message: { disabled: 'guest', onPress: press.message },
      goTo: { onPress: press.goTo },
    }),
  },
  play: async ({ canvas, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const more = common('personAction.more', { name: '高橋 蓮' });
    await userEvent.click(canvas.getByRole('button', { name: more }));
    const message = await screen.findByRole('menuitem', {
      name: new RegExp(common('personAction.message')),
    });
    await expect(message).toHaveTextContent(common('personAction.reason.guest'));
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const NoMatch: Story = {
  args: { state: states.empty, keyword: '山田' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(canvas.getByRole('button', { name: t('clearSearch') }));
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '' });
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Paged: Story = {
  args: { state: paged },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('pagination.next') }));
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 3 });
  },
};

export const LongText: Story = { args: { state: long } };
