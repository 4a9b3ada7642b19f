import type { Meta, StoryObj } from '@storybook/react-vite';
import { maxChatSections } from '@office/vocabulary';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { direct, states } from './ChatRoomList.fixtures.ts';
import { ChatRoomList, type ChatRoomListState } from './ChatRoomList.tsx';
import type { ListSections } from './listSections.ts';

const sections = {
  items: [
    { id: 'projects', name: 'プロジェクト', collapsed: false },
    { id: 'clubs', name: 'クラブ活動とその他のとても長い名前のセクションの例', collapsed: true },
    { id: 'empty', name: 'Archive', collapsed: false },
  ],
  onPlace: fn(),
  onCreate: fn(),
  onRename: fn(),
  onCollapse: fn(),
  onMove: fn(),
  onDelete: fn(),
} satisfies ListSections;

const [dev, all, design, sales, lunch, newRoom] = states.ready.rooms;
const placed: ChatRoomListState = {
  status: 'ready',
  rooms: [
    { ...dev!, sectionId: 'projects' },
    { ...all!, starred: true },
    design!,
    { ...sales!, sectionId: 'projects' },
    { ...lunch!, sectionId: 'clubs', unreadMentions: 1 },
    newRoom!,
  ],
};

const meta = {
  component: ChatRoomList,
  decorators: [inPanel],
  args: {
    type: 'CHANNEL',
    state: placed,
    sections,
    keyword: '',
    currentRoomId: 'sales',
    clock,
    onSearch: fn(),
    onCreate: fn(),
    onJoinByCode: fn(),
    onSearchMessages: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChatRoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Favourites are first, then the sections in their order. A collapsed section shows its unread count. */
export const Sections: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await expect(headings).toEqual([
      t('sections.favorites'),
      ...sections.items.map(({ name }) => name),
      t('sections.restChannels'),
    ]);
    const projects = within(canvas.getByRole('list', { name: 'プロジェクト' }));
    await expect(projects.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '開発チーム',
      '営業企画',
    ]);
    await expect(canvas.queryByRole('link', { name: 'ランチ部' })).toBeNull();
    const clubs = canvas.getByRole('button', { name: sections.items[1]!.name });
    await expect(clubs).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(t('sections.empty'))).toBeVisible();
    await userEvent.click(clubs);
    await expect(args.sections!.onCollapse).toHaveBeenCalledWith({
      sectionId: 'clubs',
      collapsed: false,
    });
  },
};

/** A search result is a list without sections. */
export const Searching: Story = {
  args: { keyword: '部' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByRole('list', { name: t('channels') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'プロジェクト' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'ランチ部' })).toBeVisible();
  },
};

/** The menu of a room stars it, moves it, and creates a section for it. */
export const PlacingARoom: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const { onPlace, onCreate } = args.sections!;
    const open = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: t('sections.roomMenu', { name }) }));
    const choose = async (role: 'menuitem' | 'menuitemradio', name: string) => {
      await userEvent.click(await screen.findByRole(role, { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await open('開発チーム');
    await choose('menuitem', t('sections.star'));
    await expect(onPlace).toHaveBeenLastCalledWith({ roomId: 'dev', starred: true });
    await open('開発チーム');
    await expect(
      await screen.findByRole('menuitemradio', { name: 'プロジェクト' }),
    ).toHaveAttribute('aria-checked', 'true');
    await choose('menuitemradio', t('sections.none'));
    await expect(onPlace).toHaveBeenLastCalledWith({ roomId: 'dev', sectionId: null });
    await open('全社');
    await choose('menuitemradio', 'プロジェクト');
    await expect(onPlace).toHaveBeenLastCalledWith({
      roomId: 'all',
      sectionId: 'projects',
      starred: false,
    });
    await open('全社');
    await choose('menuitem', t('sections.new'));
    const field = await screen.findByRole('textbox', { name: t('sections.name') });
    await userEvent.type(field, 'あ'.repeat(61));
    await userEvent.click(screen.getByRole('button', { name: t('sections.create') }));
    await expect(onCreate).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '案件');
    await userEvent.click(screen.getByRole('button', { name: t('sections.create') }));
    await expect(onCreate).toHaveBeenCalledWith({ name: '案件', roomId: 'all' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The menu of a section renames, moves and deletes it. */
export const ChangingASection: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const menu = t('sections.menu', { name: 'プロジェクト' });
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: menu }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await userEvent.click(canvas.getByRole('button', { name: menu }));
    await expect(
      await screen.findByRole('menuitem', { name: t('sections.moveUp') }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await choose(t('sections.moveDown'));
    await expect(args.sections!.onMove).toHaveBeenCalledWith({ sectionId: 'projects', by: 1 });
    await choose(t('sections.rename'));
    const field = await screen.findByRole('textbox', { name: t('sections.name') });
    await expect(field).toHaveValue('プロジェクト');
    await userEvent.clear(field);
    await userEvent.type(field, '案件{Enter}');
    await expect(args.sections!.onRename).toHaveBeenCalledWith({
      sectionId: 'projects',
      name: '案件',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(t('sections.delete'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('sections.delete') }));
    await expect(args.sections!.onDelete).toHaveBeenCalledWith({ sectionId: 'projects' });
  },
};

/** Alt+arrow keys move a section, which keeps the focus. */
export const MovingByKeyboard: Story = {
  render: function Render(args) {
    const [items, setItems] = useState(args.sections!.items);
    const onMove: ListSections['onMove'] = ({ sectionId, by }) => {
      const from = items.findIndex(({ id }) => id === sectionId);
      setItems(items.toSpliced(from, 1).toSpliced(from + by, 0, items[from]!));
    };
    return <ChatRoomList {...args} sections={{ ...args.sections!, items, onMove }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const projects = canvas.getByRole('button', { name: 'プロジェクト' });
    projects.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('heading', { level: 2 })
          .map((each) => each.textContent)
          .slice(1, 4),
      ).toEqual([sections.items[1]!.name, 'Archive', 'プロジェクト']),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'プロジェクト' })).toHaveFocus());
  },
};

/** At the limit of sections no further one can be created. */
export const LimitReached: Story = {
  args: { type: 'DIRECT', state: direct, sections: { ...sections, items: [], limitReached: true } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const name = t('sections.roomMenu', { name: '小林 芽衣' });
    await userEvent.click(canvas.getByRole('button', { name }));
    const create = await screen.findByRole('menuitem', { name: new RegExp(t('sections.new')) });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveTextContent(t('sections.limit', { count: maxChatSections }));
  },
};
