import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { icons } from '../Icon/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Microphone', icon: icons.microphone, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Renders another element with the icon and name of the button. */
export const AsChild: Story = {
  args: {
    asChild: true,
    label: 'Download report',
    icon: icons.download,
    children: <a href="#report" />,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download report' });
    await expect(link.querySelector('svg')).toBeVisible();
    await expect(link).not.toHaveAttribute('type');
  },
};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={iconButtonVariants.flatMap((variant) =>
        iconButtonSizes.map((size) => ({ variant, size })),
      )}
      samples={{ en: 'Microphone', ja: 'マイク' }}
      columns={['rest', 'pressed', 'loading', 'disabled'] as const}
    >
      {({ row, text, column }) => (
        <IconButton
          {...row}
          label={text}
          icon={icons.microphone}
          pressed={column === 'pressed' || undefined}
          loading={column === 'loading'}
          disabled={column === 'disabled'}
        />
      )}
    </VariantSheet>
  ),
};

export const Toggle: Story = {
  render: function Toggle(args) {
    const [pressed, setPressed] = useState(false);
    return <IconButton {...args} pressed={pressed} onPress={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Microphone', pressed: false });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The button keeps its size while loading, so that the layout does not move. */
export const KeepsItsSize: Story = {
  render: function Working() {
    const [loading, setLoading] = useState(false);
    return (
      <>
        {iconButtonSizes.map((size) => (
          <IconButton
            key={size}
            size={size}
            label={`Refresh ${size}`}
            icon={icons.refresh}
            loading={loading}
            onPress={() => setLoading(true)}
          />
        ))}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    const sizes = () =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return [width, height];
      });
    const before = sizes();
    await userEvent.click(buttons[0]!);
    for (const button of buttons) await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(sizes()).toEqual(before);
  },
};

export const Loading: Story = { args: { loading: true } };
