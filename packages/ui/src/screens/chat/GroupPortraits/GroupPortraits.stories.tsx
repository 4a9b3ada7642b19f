import type { Meta, StoryObj } from '@storybook/react-vite';
import { GroupPortraits } from './GroupPortraits.tsx';

const meta = {
  component: GroupPortraits,
  parameters: { layout: 'padded' },
  args: { people: [{ name: '高橋 蓮' }, { name: '小林 芽衣' }] },
} satisfies Meta<typeof GroupPortraits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPeople: Story = {};

export const ManyPeople: Story = {
  args: {
    people: ['高橋 蓮', '小林 芽衣', 'Olivia Bennett', '渡辺 颯太'].map((name) => ({ name })),
  },
};

export const OnePersonLeft: Story = { args: { people: [{ name: '高橋 蓮' }] } };
