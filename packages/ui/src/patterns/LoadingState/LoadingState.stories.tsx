import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { LoadingState, loadingShapes } from './LoadingState.tsx';

const meta = {
  component: LoadingState,
  argTypes: { shape: { options: loadingShapes } },
} satisfies Meta<typeof LoadingState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('loading'));
  },
};

export const Rooms: Story = { args: { shape: 'rooms' } };

export const Form: Story = { args: { shape: 'form', rows: 3 } };

export const Cards: Story = { args: { shape: 'cards', rows: 3 } };

export const Picture: Story = { args: { shape: 'picture' } };

export const Profile: Story = { args: { shape: 'profile', rows: 3 } };

export const Paragraphs: Story = { args: { shape: 'text', rows: 3, label: 'お待ちください' } };
