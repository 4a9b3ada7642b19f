import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { SurveyOutcome } from './SurveyOutcome.tsx';

const meta = {
  component: SurveyOutcome,
  parameters: { layout: 'padded' },
  args: {
    title: '働き方アンケート Working here',
    editHref: '/surveys/1',
    departments: ['営業部', '開発部'],
    department: null,
    canRemind: true,
    exporting: false,
    news: null,
    children: '結果 Results',
    onDepartmentChange: fn(),
    onRemind: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof SurveyOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-survey');
    await userEvent.click(canvas.getByRole('button', { name: t('outcome.export') }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const Anonymous: Story = { args: { departments: null, canRemind: false } };

export const Exporting: Story = { args: { exporting: true } };
