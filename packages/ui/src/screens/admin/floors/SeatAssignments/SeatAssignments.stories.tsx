import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { plan } from '../PlanEditor/PlanEditor.fixtures.ts';
import { SeatAssignments } from './SeatAssignments.tsx';
import type { SeatAssignmentsState } from './seatAssignmentsState.ts';

const desks = plan.seats.filter(({ kind }) => kind === 'DESK');
const ready: Extract<SeatAssignmentsState, { status: 'ready' }> = {
  status: 'ready',
  floorName: '1F',
  plan,
  seats: desks.map(({ id, label }, index) => ({
    seatId: id,
    label,
    zoneName: '執務エリア',
    ...(index === 0 && { owner: { userId: 'ren', name: '高橋 蓮' } }),
  })),
};

const states = {
  ready,
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty', floorName: '1F' },
} satisfies {
  [S in SeatAssignmentsState['status']]: Extract<SeatAssignmentsState, { status: S }>;
};

const meta = {
  component: SeatAssignments,
  args: {
    state: states.ready,
    onChoose: fn(),
    onSearch: fn(),
    onAssign: fn(),
    onFree: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SeatAssignments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const [first] = desks;
    await userEvent.click(canvasElement.querySelector(`[data-seat="${first!.id}"]`)!);
    await expect(args.onChoose).toHaveBeenCalledWith({ seatId: first!.id });
    await userEvent.type(canvas.getByRole('searchbox', { name: t('seats.search') }), '高橋');
    const rows = within(canvas.getByRole('region', { name: t('seats.list') })).getAllByRole(
      'listitem',
    );
    await expect(rows).toHaveLength(1);
    await expect(rows[0]!).toHaveTextContent('高橋 蓮');
  },
};

/** In English, an owner is found by the Latin name and by the name as written. */
export const LatinNames: Story = {
  args: {
    state: {
      ...ready,
      seats: ready.seats.map((seat, index) =>
        index === 0
          ? { ...seat, owner: { userId: 'ren', name: 'Takahashi Ren', nativeName: '高橋 蓮' } }
          : seat,
      ),
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const field = canvas.getByRole('searchbox', { name: t('seats.search') });
    for (const keyword of ['takahashi', '高橋']) {
      await userEvent.clear(field);
      await userEvent.type(field, keyword);
      const list = within(canvas.getByRole('region', { name: t('seats.list') }));
      await expect(list.getAllByRole('listitem')).toHaveLength(1);
      await expect(list.getByText('高橋 蓮')).toBeVisible();
    }
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
export const Empty: Story = { args: { state: states.empty } };

/** Assigns a seat to a member with another one. The last attempt conflicted. */
export const Assigning: Story = {
  args: {
    state: {
      ...ready,
      assignment: {
        seatId: desks[0]!.id,
        submitting: false,
        problem: 'Another administrator changed this first. Review the latest version.',
        candidates: [{ userId: 'mei', name: '佐藤 芽衣', seat: { label: 'B-2', floorName: '2F' } }],
      },
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const dialog = within(await screen.findByRole('dialog'));
    const member = dialog.getByRole('combobox', { name: t('assign.member') });
    await userEvent.type(member, '佐藤');
    await userEvent.keyboard('{Enter}');
    const shown = await dialog.findByText(/B-2/);
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t('assign.submit') }));
    await expect(args.onAssign).toHaveBeenCalledWith({ seatId: desks[0]!.id, userId: 'mei' });
  },
};

export const SubmittingAssignment: Story = {
  args: {
    state: { ...ready, assignment: { seatId: desks[0]!.id, submitting: true, candidates: [] } },
  },
};
