import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { ProviderCallback, type ProviderCallbackState } from './ProviderCallback.tsx';

const states = {
  loading: { status: 'loading' },
  unasked: { status: 'unasked' },
  success: { status: 'success', account: 'aoi@sakura.example' },
  error: { status: 'error' },
} satisfies {
  [Status in ProviderCallbackState['status']]: Extract<ProviderCallbackState, { status: Status }>;
};

const meta = {
  component: ProviderCallback,
  decorators: [inAuthLayout],
  args: { provider: 'GOOGLE', state: states.success, onClose: fn() },
} satisfies Meta<typeof ProviderCallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: states.loading } };

export const Google: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await expect(canvas.getByText(t('providerCallback.successHelp'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('providerCallback.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Zoom: Story = { args: { provider: 'ZOOM' } };

export const Teams: Story = { args: { provider: 'TEAMS' } };

/** Opened without a response of the provider: reports neither success nor failure. */
export const Unasked: Story = {
  args: { state: states.unasked },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const heading = t('providerCallback.unasked');
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('providerCallback.close') })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const heading = t('providerCallback.error', { provider: 'Google' });
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
  },
};

/** Calendar access was not granted. A button asks the provider again. */
export const PermissionMissing: Story = {
  args: {
    state: {
      status: 'error',
      text: 'カレンダーへのアクセスが許可されていません。 Access to the calendar has not been granted.',
    },
    onLinkAgain: fn(),
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.click(canvas.getByRole('button', { name: t('providerCallback.again') }));
    await expect(args.onLinkAgain).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    provider: 'TEAMS',
    state: {
      status: 'error',
      text: 'このアカウントは、すでに別のユーザーと連携されています。 This account is already linked to another user of the organisation.',
    },
  },
};
