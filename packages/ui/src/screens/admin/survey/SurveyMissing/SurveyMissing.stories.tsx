import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { SurveyMissing } from './SurveyMissing.tsx';

const meta = {
  component: SurveyMissing,
  args: { listHref: '#surveys' },
} satisfies Meta<typeof SurveyMissing>;
export default meta;

export const Missing: StoryObj<typeof meta> = {
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'admin-survey');
    await expect(canvas.getByRole('link', { name: t('toList') })).toHaveAttribute(
      'href',
      args.listHref,
    );
  },
};
