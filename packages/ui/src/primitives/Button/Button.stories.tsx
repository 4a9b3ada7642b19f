import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { icons } from '../Icon/index.ts';
import { Sheet } from '../storySheet.tsx';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Create room', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllVariants: Story = {
  render: () => (
    <Sheet
      rows={buttonVariants.flatMap((variant) => buttonSizes.map((size) => ({ variant, size })))}
      samples={{ en: 'Create room', ja: 'ルームを作成' }}
      columns={['rest', 'icon', 'loading', 'disabled'] as const}
    >
      {({ row, text, column }) => (
        <Button
          {...row}
          icon={column === 'icon' ? icons.plus : undefined}
          loading={column === 'loading'}
          disabled={column === 'disabled'}
        >
          {text}
        </Button>
      )}
    </Sheet>
  ),
};

export const Press: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create room' });
    await userEvent.click(button);
    await userEvent.tab();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create room' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** It says whether what it opens is open. */
export const Expanding: Story = {
  render: function Expanding(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button {...args} expanded={open} controls="details" onPress={() => setOpen(!open)} />
        <div id="details" hidden={!open}>
          10:00–11:00
        </div>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { expanded: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('10:00–11:00')).toBeVisible();
  },
};

/** What leads nowhere now is no link. */
export const DisabledLink: Story = {
  args: { href: '/main', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Create room' })).toBeDisabled();
  },
};

export const AsLink: Story = {
  args: { href: '/main', children: 'Back to home', variant: 'primary' },
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Back to home' });
    await expect(link).toHaveAttribute('href', '/main');
    await userEvent.click(link);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
