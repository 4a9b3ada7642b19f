import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { modes } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { Privacy } from './Privacy.tsx';

const meta = {
  component: Privacy,
  args: { language: 'ja', onLanguageChange: fn() },
} satisfies Meta<typeof Privacy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = {
  render: (args, { globals }) => <Privacy {...args} language={globals['locale']} />,
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'legal');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('privacy.title'));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(11);
    const other = globals['locale'] === 'ja' ? 'en' : 'ja';
    await userEvent.click(
      canvas.getByRole('button', { name: other === 'ja' ? '日本語' : 'English' }),
    );
    await expect(args.onLanguageChange).toHaveBeenCalledWith({ language: other });
  },
};

export const DocumentInJapanese: Story = { ...Document, globals: modes['ja-dark'] };
