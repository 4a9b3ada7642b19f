import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { ErrorFallback } from './ErrorFallback.tsx';

const meta = {
  component: ErrorFallback,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'status');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errorFallback.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('errorFallback.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A new version requires a reload; the message says how to return to a call. */
export const Outdated: Story = {
  args: { outdated: true },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'status');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('outdated.description'));
    await userEvent.click(canvas.getByRole('button', { name: t('outdated.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FullPage: Story = { args: { fill: 'page' } };
