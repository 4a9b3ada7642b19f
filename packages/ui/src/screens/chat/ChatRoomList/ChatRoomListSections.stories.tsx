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

/** Space picks a room up, arrow keys choose a group, Space drops it there. The room keeps the focus. */
export const DraggingByKeyboard: Story = {
  render: function Render(args) {
    const [state, setState] = useState(placed);
    const onPlace: ListSections['onPlace'] = ({ roomId, sectionId, ...change }) => {
      args.sections!.onPlace({
        roomId,
        ...(sectionId === undefined ? {} : { sectionId }),
        ...change,
      });
      if (state.status !== 'ready') return;
      const rooms = state.rooms.map((room) =>
        room.roomId === roomId ? { ...room, ...change, ...(sectionId ? { sectionId } : {}) } : room,
      );
      setState({ ...state, rooms });
    };
    return <ChatRoomList {...args} state={state} sections={{ ...args.sections!, onPlace }} />;
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const { onPlace } = args.sections!;
    const news = (key: string, group?: string) =>
      waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(t(key, { name: '開発チーム', group })),
      );
    const room = canvas.getByRole('link', { name: '開発チーム' });
    await expect(room).toHaveAccessibleDescription(t('sections.dragHint'));
    room.focus();
    await userEvent.keyboard(' ');
    await news('sections.picked', 'プロジェクト');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await news('sections.over', 'Archive');
    await userEvent.keyboard('{Escape}');
    await news('sections.moveCanceled');
    await expect(onPlace).not.toHaveBeenCalled();

    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
    await expect(onPlace).toHaveBeenLastCalledWith({ roomId: 'dev', sectionId: 'empty' });
    await news('sections.roomMoved', 'Archive');
    const archive = within(canvas.getByRole('list', { name: 'Archive' }));
    const moved = archive.getByRole('link', { name: '開発チーム' });
    await waitFor(() => expect(moved).toHaveFocus());

    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(onPlace).toHaveBeenLastCalledWith({ roomId: 'dev', starred: true });
    await news('sections.roomMoved', t('sections.favorites'));
  },
};

/** While a room is dragged, a list without groups shows the favourites and the rest. */
export const DraggingIntoFavourites: Story = {
  args: { state: states.ready, sections: { ...sections, items: [] } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    canvas.getByRole('link', { name: '開発チーム' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(t('sections.dropHere'))).toBeVisible();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.sections!.onPlace).toHaveBeenCalledWith({ roomId: 'dev', starred: true });
    await expect(canvas.queryByText(t('sections.dropHere'))).toBeNull();
  },
};

const pointAt = (type: string, target: EventTarget, { x, y }: { x: number; y: number }) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse' },
      ...{ button: 0, buttons: 1, clientX: x, clientY: y },
    }),
  );

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Drags until `isOver` is true, because the library loads after the list is shown. */
async function dragTo(from: Element, to: Element, isOver: () => boolean) {
  await waitFor(
    async () => {
      const start = centreOf(from);
      pointAt('pointerdown', from, start);
      pointAt('pointermove', document, { x: start.x, y: start.y + 10 });
      await waitFor(() => expect(document.querySelector('[data-dnd-dragging]')).not.toBeNull(), {
        timeout: 500,
      }).catch((error: unknown) => {
        pointAt('pointerup', document, start);
        throw error;
      });
    },
    { timeout: 10_000 },
  );
  await waitFor(() => {
    pointAt('pointermove', document, centreOf(to));
    return expect(isOver()).toBe(true);
  });
  pointAt('pointerup', document, centreOf(to));
}

export const DraggingByPointer: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const { onPlace, onMove } = args.sections!;
    const archive = canvas.getByRole('region', { name: 'Archive' });
    const design = canvas.getByRole('link', { name: 'デザインレビュー' });
    await dragTo(design, archive, () => archive.dataset['drop'] === 'into');
    await waitFor(() =>
      expect(onPlace).toHaveBeenCalledWith({ roomId: 'design', sectionId: 'empty' }),
    );
    const group = { name: 'デザインレビュー', group: 'Archive' };
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(t('sections.roomMoved', group)),
    );
    const heading = canvas.getByRole('button', { name: 'プロジェクト' });
    await dragTo(heading, archive, () => archive.dataset['drop'] === 'after');
    await waitFor(() => expect(onMove).toHaveBeenCalledWith({ sectionId: 'projects', by: 2 }));
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
