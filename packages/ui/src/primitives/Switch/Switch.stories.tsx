import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Notify me', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={[false, true].flatMap((checked) =>
        [false, true].map((disabled) => ({ checked, disabled })),
      )}
      samples={{ en: 'Notify me', ja: '通知を受け取る' }}
    >
      {({ row, text }) => <Switch {...row} label={text} hint={text} />}
    </VariantSheet>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ checked: true });
    await expect(canvas.getByRole('switch', { name: 'Notify me' })).toBeChecked();
  },
};
