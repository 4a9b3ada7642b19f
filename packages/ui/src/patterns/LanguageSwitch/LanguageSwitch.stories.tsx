import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  component: LanguageSwitch,
  parameters: { layout: 'padded' },
  args: { language: 'ja', onLanguageChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Japanese: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const japanese = canvas.getByRole('button', { name: '日本語' });
    await expect(japanese).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(japanese);
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith({ language: 'en' });
  },
};

export const English: Story = { args: { language: 'en' } };
