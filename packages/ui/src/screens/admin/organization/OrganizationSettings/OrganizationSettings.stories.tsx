import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { contracts, profile, states } from './OrganizationSettings.fixtures.ts';
import { OrganizationSettings } from './OrganizationSettings.tsx';

const handlers = () => ({ onChange: fn(), onSave: fn(), onTakeTheirs: fn() });

const meta = {
  component: OrganizationSettings,
  args: {
    state: states.ready,
    contracts,
    onProfile: handlers(),
    onPictureChange: fn(),
    onSignIn: handlers(),
    onAreas: handlers(),
    onRetention: handlers(),
    onContracts: {
      ...handlers(),
      onEdit: fn(),
      onClose: fn(),
      onBlock: fn(),
      onRetry: fn(),
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof OrganizationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const role = t('areas.USER');
    const chat = t('areas.cell', { area: t('areas:name.chat'), role });
    await userEvent.click(canvas.getByRole('checkbox', { name: chat }));
    await expect(args.onAreas.onChange).toHaveBeenCalledWith({
      values: { USER: ['survey', 'chat'], GUEST: ['voice', 'meeting'] },
    });
    // The calendar depends on the meetings area.
    const calendar = t('areas.cell', { area: t('areas:name.calendar'), role });
    await expect(canvas.getByRole('checkbox', { name: calendar })).toBeChecked();
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('contracts.editNamed', { name: '大阪支社' }),
      }),
    );
    await expect(args.onContracts.onEdit).toHaveBeenCalledWith({ id: 'contract-2' });
  },
};

/** The first invalid field gets the focus, and nothing is submitted. */
export const Wrong: Story = {
  args: {
    state: {
      ...states.ready,
      profile: { ...states.ready.profile, values: { name: ' ', email: 'nobody' } },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('button', { name: t('profile.save') }));
    const common = translatorOf({ globals }, 'common');
    await expect(await canvas.findByText(common('validation.required'))).toBeVisible();
    await expect(canvas.getByText(common('validation.email'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('profile.name') })).toHaveFocus();
    await expect(args.onProfile.onSave).not.toHaveBeenCalled();
  },
};

/**
 * Another administrator changed the name first. A shorter retention shows the number of messages and files it
 * deletes.
 */
export const ConflictAndLoss: Story = {
  args: {
    state: {
      ...states.ready,
      profile: {
        ...states.ready.profile,
        values: { ...profile, name: 'Sakura Works' },
        conflict: true,
      },
      retention: {
        values: { messageDays: 14, fileDays: 7 },
        stored: { messageDays: 62, fileDays: 62 },
        preview: { status: 'ready', messages: 1280, files: 64, fileBytes: 120_400_000 },
      },
    },
  },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await expect(canvas.getByText('Sakura Works')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('retention.save') }));
    await expect(args.onRetention.onSave).not.toHaveBeenCalled();
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/1,280/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t('retention.confirm') }));
    await expect(args.onRetention.onSave).toHaveBeenCalledWith({
      values: { messageDays: 14, fileDays: 7 },
    });
  },
};

/** A contract edited by an administrator who may only rename it. */
export const EditingAContract: Story = {
  args: {
    contracts: {
      ...contracts,
      canLimit: false,
      edited: {
        id: 'contract-2',
        part: {
          values: { nameJa: '大阪支社', nameEn: 'Osaka', limit: '20' },
          stored: { nameJa: '大阪支社', nameEn: 'Osaka branch', limit: '20' },
        },
      },
    },
  },
  play: async ({ canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await expect(dialog.queryByLabelText(t('contracts.limit'))).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('contracts.saveEdited') }));
    await waitFor(() => expect(args.onContracts.onSave).toHaveBeenCalled());
  },
};

export const Blocked: Story = {
  args: {
    state: { ...states.ready, blocked: true },
    contracts: { ...contracts, state: { status: 'ready', contracts: [] } },
  },
};
export const Loading: Story = {
  args: { state: states.loading, contracts: { ...contracts, state: { status: 'loading' } } },
};
export const Failed: Story = { args: { state: states.error } };
