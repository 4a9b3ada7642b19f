import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { SurveyResults } from './SurveyResults.tsx';

const results = {
  title: '働き方アンケート Working here',
  anonymous: false,
  recipients: 12_000,
  responses: 10_000,
  hidden: false,
  questions: [
    {
      questionId: 'seats',
      kind: 'SINGLE' as const,
      title: '席は足りていますか Are there enough seats?',
      answers: 10_000,
      options: [
        { label: 'はい Yes', count: 7500 },
        { label: 'いいえ No', count: 2500 },
      ],
      average: null,
    },
    {
      questionId: 'words',
      kind: 'LONG_TEXT' as const,
      title: 'ご意見 Your thoughts',
      answers: 2,
      options: [],
      average: null,
    },
  ],
};

const meta = {
  component: SurveyResults,
  args: {
    state: { status: 'ready', results },
    texts: null,
    panel: true,
    onTexts: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SurveyResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'survey');
    await userEvent.click(canvas.getByRole('button', { name: t('results.showTexts') }));
    await expect(args.onTexts).toHaveBeenCalledWith({ questionId: 'words', page: 1 });
  },
};
export const Texts: Story = {
  args: {
    texts: {
      questionId: 'words',
      items: [
        { text: '窓側が好きです。 I like windows.', file: null, person: '高橋 蓮' },
        { text: null, file: { name: '写真.png', url: '/files/1' }, person: null },
      ],
      page: 1,
      total: 2,
    },
  },
};
export const Hidden: Story = {
  args: { state: { status: 'ready', results: { ...results, hidden: true, responses: 2 } } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
