import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { states } from './Overview.fixtures.ts';
import { Overview } from './Overview.tsx';

const meta = {
  component: Overview,
  parameters: { layout: 'padded' },
  args: { state: states.ready, organization: 'さくらワークス', onRetry: fn() },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each attention item links to its page. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-overview');
    const failed = canvas.getByRole('link', { name: t('kind.MAILS_FAILED', { count: 2 }) });
    await expect(failed).toHaveAttribute('href', '/invitations');
    await expect(canvas.getByText(t('kind.ACCOUNTS_REFUSED', { count: 1 }))).toBeVisible();
  },
};
export const Quiet: Story = { args: { state: { ...states.ready, attention: [] } } };
export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
