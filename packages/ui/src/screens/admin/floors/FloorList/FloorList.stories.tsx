import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { FloorList, type FloorListProps } from './FloorList.tsx';
import type { FloorListItem, FloorListState } from './floorListState.ts';

const floor = (number: number, more: Partial<FloorListItem> = {}): FloorListItem => ({
  floorId: `f${number}`,
  name: `${number}F`,
  names: { ja: `${number}階`, en: `${number}F` },
  width: 34,
  depth: 22,
  seatCount: 40,
  takenSeatCount: 31,
  roomCount: 3,
  presentCount: number,
  blocked: false,
  editHref: `/floors/f${number}/edit`,
  ...more,
});

const changedAt = '2026-11-20T00:30:00.000Z';
const ready: Extract<FloorListState, { status: 'ready' }> = {
  status: 'ready',
  offices: [
    {
      contractId: 'head',
      name: '本社',
      blocked: false,
      floors: [
        floor(1, { draft: { changedBy: '青木 葵', changedAt, outdated: false } }),
        floor(2, { blocked: true }),
        floor(3, { draft: { changedAt, outdated: true } }),
      ],
    },
    { contractId: 'annex', name: 'Annex', blocked: true, floors: [] },
  ],
  templates: [
    { templateId: 'studio', name: 'Studio', width: 24, depth: 16, seatCount: 20, roomCount: 2 },
  ],
};

const states = {
  ready,
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
} satisfies { [S in FloorListState['status']]: Extract<FloorListState, { status: S }> };

const withDialog = (dialog: (typeof ready)['dialog']): FloorListProps['state'] => ({
  ...ready,
  dialog,
});

const meta = {
  component: FloorList,
  args: {
    state: states.ready,
    onOpenDialog: fn(),
    onCloseDialog: fn(),
    onChoosePlan: fn(),
    onCreate: fn(),
    onTypeNew: fn(),
    onTypeNames: fn(),
    onRename: fn(),
    onTakeTheirNames: fn(),
    onRemove: fn(),
    onImport: fn(),
    onBlock: fn(),
    onOrder: fn(),
    onExport: fn(),
    onSeats: fn(),
    onHistory: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FloorList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const edit = canvas.getByRole('link', { name: t('list.editNamed', { name: '1F' }) });
    await expect(edit).toHaveAttribute('href', '/floors/f1/edit');
    const list = canvas.getByRole('list', { name: t('list.floorsOf', { name: '本社' }) });
    within(list).getAllByRole('button')[0]!.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(args.onOrder).toHaveBeenCalledWith({
      contractId: 'head',
      floorIds: ['f2', 'f1', 'f3'],
    });
    await userEvent.click(
      canvas.getByRole('button', { name: t('list.actionsOf', { name: '3F' }) }),
    );
    const menu = await screen.findByRole('menu');
    await userEvent.click(
      within(menu).getByRole('menuitem', { name: RegExp(`^${t('list.block')}`) }),
    );
    await expect(args.onBlock).toHaveBeenCalledWith({ floorId: 'f3', blocked: true });
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
export const Empty: Story = { args: { state: states.empty } };

/** Reports missing names on submit, then creates an empty floor. */
export const Creating: Story = {
  args: {
    state: withDialog({
      kind: 'create',
      contractId: 'head',
      submitting: false,
      plan: { status: 'none' },
    }),
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: t('create.submit') });
    await userEvent.click(submit);
    await expect(dialog.getAllByText(t('names.required'))).toHaveLength(2);
    const first = dialog.getByRole('textbox', { name: t('names.ja') });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.type(first, '4階');
    await userEvent.type(dialog.getByRole('textbox', { name: t('names.en') }), '4F');
    const reading = dialog.getByRole('textbox', { name: RegExp(`^${t('names.katakana')}`) });
    await userEvent.type(reading, 'よんかい');
    await userEvent.click(dialog.getByRole('radio', { name: t('create.sources.BLANK') }));
    await userEvent.click(submit);
    await expect(args.onCreate).toHaveBeenCalledWith({
      contractId: 'head',
      names: { ja: '4階', en: '4F', katakana: 'ﾖﾝｶｲ' },
      source: 'BLANK',
      width: 20,
      depth: 14,
    });
  },
};

/** Restores the form after a reload and reports each change. */
export const CreatingRestored: Story = {
  args: {
    state: withDialog({
      kind: 'create',
      contractId: 'head',
      submitting: false,
      plan: { status: 'none' },
      typed: {
        names: { ja: '5階', en: '' },
        source: 'FLOOR',
        templateId: 'gone',
        floorId: 'f2',
        width: '20',
        depth: '14',
      },
    }),
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: t('names.ja') })).toHaveValue('5階');
    await userEvent.type(dialog.getByRole('textbox', { name: t('names.en') }), '5');
    await expect(args.onTypeNew).toHaveBeenLastCalledWith({
      contractId: 'head',
      values: expect.objectContaining({ names: { ja: '5階', en: '5' }, source: 'FLOOR' }),
    });
    await userEvent.click(dialog.getByRole('button', { name: t('create.submit') }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      contractId: 'head',
      names: { ja: '5階', en: '5' },
      source: 'FLOOR',
      floorId: 'f2',
    });
  },
};

export const Renaming: Story = {
  args: {
    state: withDialog({
      kind: 'rename',
      floorId: 'f1',
      submitting: false,
      typed: { ja: '受付', en: 'Lobb' },
    }),
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: t('names.en') }), 'y');
    const names = { ja: '受付', en: 'Lobby' };
    await expect(args.onTypeNames).toHaveBeenLastCalledWith({ floorId: 'f1', names });
    await userEvent.click(dialog.getByRole('button', { name: t('rename.submit') }));
    await expect(args.onRename).toHaveBeenCalledWith({ floorId: 'f1', names });
  },
};

export const RenameConflict: Story = {
  args: {
    state: withDialog({
      kind: 'rename',
      floorId: 'f1',
      submitting: false,
      typed: { ja: '1階', en: 'Lobby' },
      conflict: true,
    }),
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const common = translatorOf({ globals }, 'common');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Lobby')).toBeVisible();
    await expect(dialog.queryByText(t('names.ja'))).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: common('editConflict.keepMine') }));
    const names = { ja: '1階', en: 'Lobby' };
    await expect(args.onRename).toHaveBeenCalledWith({ floorId: 'f1', names });
    await userEvent.click(dialog.getByRole('button', { name: common('editConflict.takeTheirs') }));
    await expect(args.onTakeTheirNames).toHaveBeenCalledWith({ floorId: 'f1' });
  },
};

export const Removing: Story = {
  args: {
    state: withDialog({
      kind: 'remove',
      floorId: 'f1',
      submitting: false,
      loss: {
        isLast: false,
        presentCount: 3,
        seats: [{ label: 'A-1', ownerName: '高橋 蓮' }],
        rooms: [{ name: 'けやき', meetings: 2 }],
      },
    }),
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/高橋 蓮/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t('remove.submit') }));
    await expect(args.onRemove).toHaveBeenCalledWith({ floorId: 'f1' });
  },
};

export const ImportRefused: Story = {
  args: {
    state: withDialog({
      kind: 'import',
      floorId: 'f2',
      submitting: false,
      plan: {
        status: 'wrong',
        name: 'plan.json',
        problems: ['door d-1: The door is in no wall.', 'seat A-2: It stands in a wall.'],
      },
    }),
  },
};

export const LongText: Story = {
  args: {
    state: {
      ...ready,
      offices: [
        {
          contractId: 'long',
          name: 'とても長い名前のオフィス'.repeat(6),
          blocked: true,
          floors: [
            floor(1, {
              name: 'A floor with a very long name that goes on and on and does not end '.repeat(3),
              blocked: true,
              draft: { changedBy: 'Maximilian Featherstonehaugh', changedAt, outdated: true },
            }),
          ],
        },
      ],
    },
  },
};

/** In a page that the viewer cannot change. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <ReadOnlyContext value>
        <Story />
      </ReadOnlyContext>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(t('list.add'))).toBeNull();
  },
};

export const SubmittingName: Story = {
  args: {
    state: withDialog({
      kind: 'rename',
      floorId: 'f1',
      submitting: true,
      typed: { ja: '受付', en: 'Lobby' },
    }),
  },
};
