import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { ColorPicker } from './ColorPicker.tsx';

const swatches = [
  { value: '#e5484d', label: 'Red' },
  { value: '#30a46c', label: '緑' },
  { value: '#5b5bd6', label: 'Violet' },
];

const meta = {
  component: ColorPicker,
  parameters: { layout: 'padded' },
  args: { ariaLabel: 'Colour 色', defaultValue: '#30a46c', onChange: fn() },
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { swatches } };

export const Keyboard: Story = {
  args: { defaultValue: '#ff0000' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('type', 'range');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#ff0303' });
    canvas.getByRole('slider', { name: new RegExp(t('colorPicker.hue')) }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: expect.stringMatching(/^#ff0[67]03$/),
    });
  },
};

export const TypedCode: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const code = canvas.getByRole('textbox', { name: t('colorPicker.code') });
    await expect(code).toHaveValue('#30A46C');
    await userEvent.clear(code);
    await userEvent.type(code, '5b5bd6');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#5b5bd6' });
  },
};

export const Swatches: Story = {
  args: { swatches },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const group = canvas.getByRole('radiogroup', { name: t('colorPicker.swatches') });
    await expect(group).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '緑' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Violet' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#5b5bd6' });
    await expect(canvas.getByRole('radio', { name: 'Violet' })).toBeChecked();
  },
};

export const Controlled: Story = {
  render: function Controlled({ defaultValue: _, ...args }) {
    const [value, setValue] = useState<string | null>('#5b5bd6');
    return <ColorPicker {...args} value={value} onChange={(change) => setValue(change.value)} />;
  },
};

export const NoColor: Story = { args: { defaultValue: null, required: true } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true, swatches } };

export const RightToLeft: Story = {
  args: { swatches, dir: 'rtl' },
};
