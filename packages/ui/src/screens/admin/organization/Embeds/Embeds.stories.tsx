import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { Embeds, type EmbedItem, type EmbedRooms, type EmbedsState } from './Embeds.tsx';

const rooms: EmbedRooms = {
  meetingRooms: [
    { id: 'keyaki', name: '会議室 けやき', floorName: '1F' },
    { id: 'kaede', name: '会議室 かえで', floorName: '1F' },
  ],
  voiceRooms: [{ id: 'reception', name: '総合案内' }],
};
const portal: EmbedItem = {
  id: 'portal',
  name: '社内ポータル',
  embedKey: 'emb_C2FVsBQIhrscChlQIMVb5s',
  origins: ['https://portal.sakura.example'],
  people: 'NAMES',
  voiceRoom: rooms.voiceRooms[0]!,
  meetingRoomIds: ['keyaki'],
  showTitles: true,
  enabled: true,
  createdAt: '2026-11-18T01:00:00Z',
  createdByName: '青木 葵',
  lastUsedAt: '2026-11-20T01:00:00Z',
};
const manyOrigins: EmbedItem = {
  ...portal,
  id: 'manyOrigins',
  name: '株式会社サクラ商事ホールディングス西日本統括本部カスタマーサポートセンターのトップページ',
  origins: Array.from(
    { length: 20 },
    (_, index) => `https://intranet-${index}.sakura.example:8443`,
  ),
  people: 'COUNT',
  meetingRoomIds: ['keyaki', 'kaede'],
  createdByName: null,
};
const disabled: EmbedItem = {
  ...portal,
  id: 'disabled',
  name: '受付',
  people: 'NONE',
  voiceRoom: null,
  meetingRoomIds: [],
  enabled: false,
  lastUsedAt: null,
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', embeds: [portal, manyOrigins, disabled] },
} satisfies { [S in EmbedsState['status']]: Extract<EmbedsState, { status: S }> };

const meta = {
  component: Embeds,
  args: {
    state: states.ready,
    editing: null,
    onCreate: fn(),
    onEdit: fn(),
    onShowCode: fn(),
    onSubmit: fn(),
    onCloseEditing: fn(),
    onCopy: fn(),
    onEnabledChange: fn(),
    onRenewKey: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Embeds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const button = (key: 'codeNamed' | 'moreNamed', name: string) =>
      canvas.getByRole('button', { name: t(`embeds.${key}`, { name }) });
    await userEvent.click(button('codeNamed', '社内ポータル'));
    await expect(args.onShowCode).toHaveBeenCalledWith({ id: 'portal' });
    await userEvent.click(button('moreNamed', '受付'));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('embeds.enable') }));
    await expect(args.onEnabledChange).toHaveBeenCalledWith({ id: 'disabled', enabled: true });
  },
};

/** A new key requires a confirmation, because pages with the previous key show an error. */
export const Renewing: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(
      canvas.getByRole('button', { name: t('embeds.moreNamed', { name: '受付' }) }),
    );
    const item = { name: t('embeds.renew') };
    await userEvent.click(await screen.findByRole('menuitem', item));
    await expect(args.onRenewKey).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', item));
    await expect(args.onRenewKey).toHaveBeenCalledWith({ id: 'disabled' });
  },
};

/** The URL of a page becomes its origin. */
export const Creating: Story = {
  args: { editing: { status: 'form', embed: null, rooms } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('dialog'));
    const field = (key: 'name' | 'origins') =>
      dialog.getByRole('textbox', { name: t(`embeds.${key}`) });
    await waitFor(() => expect(field('name')).toBeVisible());
    const create = dialog.getByRole('button', { name: t('embeds.create') });
    await userEvent.type(field('name'), '社内ポータル');
    await userEvent.click(create);
    await expect(await dialog.findByText(t('embeds.rejected.origins'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field('origins'), 'https://portal.sakura.example/home{Enter}');
    await userEvent.click(create);
    const values = {
      name: '社内ポータル',
      origins: ['https://portal.sakura.example'],
      people: 'COUNT',
      voiceRoomId: null,
      meetingRoomIds: [],
      showTitles: false,
    };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ values }));
  },
};

/** Rooms that no longer exist are removed when the widget is saved. */
export const Editing: Story = {
  args: {
    editing: {
      status: 'form',
      embed: { ...portal, meetingRoomIds: ['keyaki', 'removed'] },
      rooms,
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('dialog'));
    const titles = await dialog.findByRole('checkbox', { name: t('embeds.showTitles') });
    await userEvent.click(titles);
    await userEvent.click(dialog.getByRole('button', { name: t('embeds.save') }));
    const expected = { meetingRoomIds: ['keyaki'], voiceRoomId: 'reception', showTitles: false };
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ values: expect.objectContaining(expected) }),
    );
  },
};

export const LoadingRooms: Story = {
  args: { editing: { status: 'form', embed: portal, rooms: null } },
};

export const Rejected: Story = {
  args: {
    editing: {
      status: 'form',
      embed: portal,
      rooms,
      rejected: ['origins', 'voiceRoomId'],
      error: '他の管理者が先に変更しました。',
    },
  },
};

export const Saving: Story = {
  args: {
    state: { ...states.ready, saving: true },
    editing: { status: 'form', embed: portal, rooms, saving: true },
  },
};

export const Code: Story = {
  args: {
    editing: {
      status: 'code',
      name: '社内ポータル',
      code: '<script src="https://office.sakura.example/embed/v1.js" async></script>\n<office-embed embed-key="emb_C2FVsBQIhrscChlQIMVb5s"></office-embed>',
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('embeds.copyCode') }));
    const text = expect.stringContaining('<office-embed embed-key=');
    await expect(args.onCopy).toHaveBeenCalledWith({ text });
  },
};

/** Auditors see no buttons. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <ReadOnlyContext value>
        <Story />
      </ReadOnlyContext>
    ),
  ],
};

export const Empty: Story = { args: { state: { status: 'ready', embeds: [] } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };
