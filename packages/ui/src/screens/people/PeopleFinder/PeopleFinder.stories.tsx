import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import type { PersonActions } from '../../../patterns/personActions.ts';
import type { PeopleFinderState } from './FinderResults.tsx';
import type { PlacedPerson } from '../people.ts';
import { longPerson, people } from '../people.fixtures.ts';
import { PeopleFinder } from './PeopleFinder.tsx';

const press = {
  message: fn(),
  call: fn(),
  goTo: fn(),
  note: fn(),
  profile: fn(),
};

const rooms = ['会議室 さくら', 'ラウンジ', '執務エリア'];

const others: readonly PlacedPerson[] = people
  .filter(({ userId }) => userId !== 'aoi')
  .map((person, index) => ({
    ...person,
    ...(person.workingStatus === 'OFFICE' && person.status !== 'LOGGED_OUT'
      ? { floorName: '3F 開発フロア', roomName: rooms[index % rooms.length]! }
      : {}),
  }));

const inOffice = others.filter(({ floorName }) => floorName);

const states = {
  idle: { status: 'idle', suggested: 'here', people: inOffice },
  searching: { status: 'searching', people: inOffice },
  ready: { status: 'ready', people: others },
  none: { status: 'none' },
  error: { status: 'error' },
} satisfies { [S in PeopleFinderState['status']]: Extract<PeopleFinderState, { status: S }> };

const emptyOffice: PeopleFinderState = { ...states.idle, people: [] };

const recent: PeopleFinderState = { ...states.idle, suggested: 'recent', people: others };

const long: PeopleFinderState = {
  status: 'ready',
  people: [
    {
      ...longPerson,
      floorName: '第二ビル7階プロジェクトフロア',
      roomName: '第二会議室「富士」',
    },
    ...others,
  ],
};

const meta = {
  component: PeopleFinder,
  args: {
    open: true,
    keyword: '',
    state: states.idle,
    personActions: ({ userId }): PersonActions => ({
      message: { onPress: () => press.message(userId) },
      call: { disabled: 'later', onPress: press.call },
      goTo: { onPress: () => press.goTo(userId) },
      note: { onPress: () => press.note(userId) },
      profile: { onPress: () => press.profile(userId) },
    }),
    onSearch: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  beforeEach: () => Object.values(press).forEach((each) => each.mockClear()),
} satisfies Meta<typeof PeopleFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const dialog = await screen.findByRole('dialog', { name: t('finder.title') });
    const field = within(dialog).getByRole('combobox', { name: t('finder.search') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'た');
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: 'た' });
    await userEvent.click(
      within(dialog).getByRole('button', { name: translatorOf({ globals }, 'common')('close') }),
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Enter writes a message, Shift+Enter goes to the person, Ctrl+Enter opens the profile. */
export const Keyboard: Story = {
  args: { state: states.ready, keyword: '開発' },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const field = await screen.findByRole('combobox', { name: t('finder.search') });
    await waitFor(() => expect(field).toHaveFocus());
    const options = screen.getAllByRole('option');
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]!.id);
    await userEvent.keyboard('{Enter}');
    await expect(press.message).toHaveBeenLastCalledWith('ren');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(options[1]).toHaveAttribute('aria-selected', 'true'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(press.goTo).toHaveBeenLastCalledWith('mei');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(options.at(-1)).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(press.profile).toHaveBeenLastCalledWith('lucas');
  },
};

/** A click highlights a person; moving the pointer over other rows keeps the highlight. */
export const Pointer: Story = {
  args: { state: states.ready, keyword: '開発' },
  play: async ({ args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const options = await screen.findAllByRole('option');
    const mei = screen.getByRole('option', { name: /小林 芽衣/ });
    await userEvent.hover(mei);
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(mei);
    await expect(mei).toHaveAttribute('aria-selected', 'true');
    await expect(args.onClose).not.toHaveBeenCalled();
    for (const passed of options) await userEvent.hover(passed);
    await expect(mei).toHaveAttribute('aria-selected', 'true');
    const bar = screen.getByRole('group', {
      name: common('personAction.for', { name: '小林 芽衣' }),
    });
    await userEvent.click(within(bar).getByRole('button', { name: common('personAction.goTo') }));
    await expect(press.goTo).toHaveBeenCalledWith('mei');
    const more = common('personAction.more', { name: '小林 芽衣' });
    await userEvent.click(within(bar).getByRole('button', { name: more }));
    const call = await screen.findByRole('menuitem', {
      name: new RegExp(common('personAction.call')),
    });
    await expect(call).toHaveTextContent(common('personAction.reason.later'));
  },
};

export const InvitesToTalk: Story = {
  args: {
    state: states.ready,
    keyword: '開発',
    personActions: ({ userId }) => ({
      message: { onPress: () => press.message(userId) },
      call: { onPress: () => press.call(userId) },
      profile: { onPress: () => press.profile(userId) },
    }),
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const name = t('callName', { name: '高橋 蓮' });
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(press.call).toHaveBeenCalledWith('ren');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A tap opens the profile, which has all actions. */
export const Touch: Story = {
  args: { state: states.ready, keyword: '開発' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    const mei = await screen.findByRole('option', { name: /小林 芽衣/ });
    await userEvent.pointer([{ keys: '[TouchA]', target: mei }]);
    await expect(press.profile).toHaveBeenCalledWith('mei');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(press.message).not.toHaveBeenCalled();
  },
};

/** Guests cannot send messages: Enter goes to the person instead. */
export const Guest: Story = {
  args: {
    state: states.ready,
    keyword: '高橋',
    personActions: ({ userId }) => ({
      message: { disabled: 'guest', onPress: press.message },
      goTo: { onPress: () => press.goTo(userId) },
      profile: { onPress: () => press.profile(userId) },
    }),
  },
  play: async ({ userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const field = await screen.findByRole('combobox', { name: t('finder.search') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(press.goTo).toHaveBeenCalledWith('ren');
    await expect(press.message).not.toHaveBeenCalled();
  },
};

/** Typing filters the list and highlights the first result without a layout shift. */
export const Typing: Story = {
  render: function Searching(args) {
    const [keyword, setKeyword] = useState('');
    const people = states.ready.people.filter(({ name }) => name.includes(keyword));
    return (
      <PeopleFinder
        {...args}
        keyword={keyword}
        state={people.length > 0 ? { status: 'ready', people } : { status: 'none' }}
        onSearch={(event) => setKeyword(event.keyword)}
      />
    );
  },
  play: async ({ userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const field = await screen.findByRole('combobox', { name: t('finder.search') });
    await waitFor(() => expect(field).toHaveFocus());
    const finder = field.closest<HTMLElement>('[data-component="PeopleFinder"]')!;
    const { height } = finder.getBoundingClientRect();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(field, 'Olivia');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(press.message).toHaveBeenCalledWith('olivia');
    await userEvent.type(field, 'zzz');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        t('finder.none', { keyword: 'Oliviazzz' }),
      ),
    );
    await expect(finder.getBoundingClientRect().height).toBe(height);
  },
};

export const Recent: Story = { args: { state: recent } };

/** An empty office shows a search hint instead of a heading. */
export const EmptyOffice: Story = {
  args: { state: emptyOffice },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'people');
    await expect(await screen.findByText(t('finder.nobody'))).toBeVisible();
    await expect(screen.getByText(t('finder.nobodyHint'))).toBeVisible();
    await expect(screen.queryByText(t('finder.here'))).not.toBeInTheDocument();
  },
};

export const Searching: Story = { args: { state: states.searching, keyword: '高' } };

export const NoneFound: Story = { args: { state: states.none, keyword: '山田' } };

export const Failed: Story = {
  args: { state: states.error, keyword: '山田' },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(await screen.findByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long, keyword: '開発' } };
