import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { SsoCallback, type SsoCallbackState } from './SsoCallback.tsx';

const states = {
  loading: { status: 'loading' },
  unasked: { status: 'unasked' },
  error: {
    status: 'error',
    text: '会社アカウントでサインインできませんでした。 The sign-in with your company account has failed.',
  },
} satisfies {
  [Status in SsoCallbackState['status']]: Extract<SsoCallbackState, { status: Status }>;
};

const meta = {
  component: SsoCallback,
  decorators: [inAuthLayout],
  args: { state: states.loading },
} satisfies Meta<typeof SsoCallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Unasked: Story = { args: { state: states.unasked } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await expect(canvas.getByText(states.error.text)).toBeVisible();
    const link = canvas.getByRole('link', { name: t('backToSignIn') });
    await expect(link).toHaveAttribute('href', '/auth/sign-in');
  },
};
