import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundJobNames } from '@office/vocabulary';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { BackgroundJobs, type BackgroundJobItem } from './BackgroundJobs.tsx';

const idle = { waiting: 0, due: 0, oldestDueAt: null, failed: 0, canRetry: false };
const busy: Partial<Record<string, Partial<BackgroundJobItem>>> = {
  'calendar-sync': { waiting: 84, due: 2, oldestDueAt: '2026-11-29T09:12:00' },
  mails: { waiting: 12, due: 12, oldestDueAt: '2026-11-29T08:40:00', failed: 3, canRetry: true },
  'outgoing-webhooks': { canRetry: true },
  'personal-exports': { failed: 1 },
  'scheduled-messages': { waiting: 1204 },
};
const jobs = backgroundJobNames.map((name) => ({ name, ...idle, ...busy[name] }));

const meta = {
  component: BackgroundJobs,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', jobs },
    onRetryFailed: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BackgroundJobs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only work that members or administrators cannot repeat themselves has a button. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-maintenance');
    const name = t('jobs.retryOf', { name: t('jobs.names.mails') });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onRetryFailed).toHaveBeenCalledWith({ name: 'mails' });
    await expect(canvas.getAllByRole('button', { name: new RegExp(t('jobs.retry')) })).toHaveLength(
      1,
    );
  },
};
export const Retrying: Story = { args: { retrying: 'mails' } };
export const Idle: Story = {
  args: { state: { status: 'ready', jobs: jobs.map(({ name }) => ({ name, ...idle })) } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
