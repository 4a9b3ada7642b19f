import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { MaintenancePlan } from './MaintenancePlan.tsx';
import type { MaintenanceItem, MaintenanceValues } from './MaintenancePlan.types.ts';

const planned: MaintenanceItem = {
  id: '1',
  version: 1,
  state: 'PLANNED',
  startAt: '2026-11-28T22:00:00',
  endAt: '2026-11-29T05:30:00',
  contactPhone: '03-1234-5678',
  contactEmail: 'support@office.example',
  message: { ja: 'データベースを更新します。', en: 'We are updating the database.' },
  announcedBy: '青木 葵',
};
const rows: MaintenanceItem[] = [
  planned,
  { ...planned, id: '2', state: 'ON', contactPhone: null },
  { ...planned, id: '3', state: 'ENDED', contactPhone: null, contactEmail: null },
  { ...planned, id: '4', state: 'CANCELED', announcedBy: null },
];
const values: MaintenanceValues = {
  startDay: '2026-11-28',
  startTime: '22:00',
  endDay: '2026-11-29',
  endTime: '05:30',
  phone: '03-1234-5678',
  email: '',
  ja: 'データベースを更新します。',
  en: 'We are updating the database.',
};
const edit = { id: '1', started: false, values };

const meta = {
  component: MaintenancePlan,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', rows, page: 1, limit: 10, total: 4 },
    editable: true,
    edit: null,
    onAnnounce: fn(),
    onEdit: fn(),
    onStart: fn(),
    onEnd: fn(),
    onChange: fn(),
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
    onDiscard: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MaintenancePlan>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Starting a maintenance needs a confirmation, because it signs everyone out. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-maintenance');
    await userEvent.click(canvas.getAllByRole('button', { expanded: false })[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('start') }));
    const question = await screen.findByRole('alertdialog');
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t('start') }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledWith({ maintenance: planned }));
  },
};
export const ReadOnly: Story = { args: { editable: false } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
export const Overlaps: Story = { args: { edit: { ...edit, problem: 'overlaps' } } };
export const EditConflict: Story = {
  args: { edit: { ...edit, theirs: { values: { ...values, endTime: '07:00' } } } },
};

export const Wrong: Story = {
  args: {
    edit: { ...edit, values: { ...values, endDay: '2026-11-28', endTime: '21:00', email: 'x' } },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-maintenance');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: t('form.submitEdit') }));
    await waitFor(() => expect(form.getByText(t('form.endInvalid'))).toBeVisible());
    await waitFor(() => expect(form.getByLabelText(t('form.endDay'))).toHaveFocus());
    await expect(form.getByRole('textbox', { name: new RegExp(t('form.email')) })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Announcing needs a confirmation, because everyone sees the announcement immediately. */
export const Announce: Story = {
  args: { edit: { ...edit, id: null } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-maintenance');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: t('form.submitCreate') }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(question.getByText(/22:00/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: t('announce') }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};

export const Submitting: Story = { args: { edit, submitting: true } };
