import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { modes } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { TermsOfService } from './TermsOfService.tsx';

const meta = {
  component: TermsOfService,
  args: { language: 'ja', onLanguageChange: fn() },
} satisfies Meta<typeof TermsOfService>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = {
  render: (args, { globals }) => <TermsOfService {...args} language={globals['locale']} />,
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'legal');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('terms.title'));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12);
    const other = globals['locale'] === 'ja' ? 'en' : 'ja';
    await userEvent.click(
      canvas.getByRole('button', { name: other === 'ja' ? '日本語' : 'English' }),
    );
    await expect(args.onLanguageChange).toHaveBeenCalledWith({ language: other });
  },
};

export const DocumentInJapanese: Story = { ...Document, globals: modes['ja-dark'] };

/** For a signed-in member the back link leads to the office. */
export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'legal');
    await expect(canvas.getByRole('link', { name: t('backHome') })).toHaveAttribute(
      'href',
      '/main',
    );
    await expect(canvas.queryByRole('link', { name: t('back') })).not.toBeInTheDocument();
  },
};
