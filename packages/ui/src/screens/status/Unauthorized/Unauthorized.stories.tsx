import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { Unauthorized } from './Unauthorized.tsx';

const meta = {
  component: Unauthorized,
  args: { onGoBack: fn() },
} satisfies Meta<typeof Unauthorized>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'status');
    await expect(canvas.getByRole('heading', { name: t('unauthorized.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('backHome') })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: t('goBack') }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};

/** In the administration, for a role without the permission of the page. */
export const MissingPermission: Story = {
  args: { fill: 'part', description: '監査担当者の権限では、このページを開けません。' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.description!)).toBeVisible();
  },
};

export const WithLanguageSwitch: Story = {
  args: { language: { language: 'ja', onLanguageChange: fn() } },
};
