import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { questions } from '../help.fixtures.ts';
import { HelpQuestions } from './HelpQuestions.tsx';

const meta = {
  component: HelpQuestions,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', questions, page: 1, total: 23 },
    onAsk: fn(),
    onPageChange: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HelpQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
