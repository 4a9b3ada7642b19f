import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { NotFound } from './NotFound.tsx';

const meta = { component: NotFound } satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'status');
    await expect(canvas.getByRole('heading', { name: t('notFound.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('backHome') })).toHaveAttribute('href', '/');
  },
};

export const WithLanguageSwitch: Story = {
  args: { language: { language: 'ja', onLanguageChange: fn() } },
};

/** In a frame that shows the product name, the page omits it. */
export const InAFrame: Story = {
  args: { fill: 'part' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'status');
    const common = translatorOf({ globals }, 'common');
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('notFound.title') }),
    ).toBeVisible();
    await expect(canvas.queryByText(common('productName'))).toBeNull();
  },
};
