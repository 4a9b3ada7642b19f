import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { content } from '../../content/content.fixtures.ts';
import { HelpQuestion } from './HelpQuestion.tsx';

const ready = {
  status: 'ready',
  text: '会議室の椅子は増やせますか。\n来週から6人になります。',
  state: 'OPEN',
  createdAt: '2026-11-20T09:30:00Z',
  answer: null,
  answeredAt: null,
  article: { id: 'seat', title: '席に座る・席を離れる', href: '/question-and-answer/seat' },
} as const;

const meta = {
  component: HelpQuestion,
  parameters: { layout: 'fullscreen' },
  args: { state: ready, onBack: fn(), onRetry: fn() },
} satisfies Meta<typeof HelpQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Answered: Story = {
  args: {
    state: { ...ready, state: 'ANSWERED', answer: content, answeredAt: '2026-11-20T11:00:00Z' },
  },
};
export const Closed: Story = { args: { state: { ...ready, state: 'CLOSED', article: null } } };
export const Gone: Story = { args: { state: { status: 'gone' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
