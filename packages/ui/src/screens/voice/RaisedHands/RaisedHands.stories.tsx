import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { longName, others } from '../voice.fixtures.ts';
import { RaisedHands } from './RaisedHands.tsx';

const meta = {
  component: RaisedHands,
  args: { hands: others.map(({ userId, name }) => ({ userId, name })) },
} satisfies Meta<typeof RaisedHands>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InOrder: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('list', { name: t('hands.label') })).toBeVisible();
    const listed = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(listed).toEqual(args.hands.map(({ name }) => name));
  },
};

export const LongText: Story = {
  args: {
    hands: [
      { userId: 'max', name: longName },
      { userId: 'aoi', name: '青木 葵', isMe: true },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
