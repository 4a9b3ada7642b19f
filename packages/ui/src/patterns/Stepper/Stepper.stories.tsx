import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stepper, stepperAxes } from './Stepper.tsx';

const steps = [
  { label: '情報 Information' },
  { label: 'パスワード Password' },
  { label: '完了 Complete' },
];

const meta = {
  component: Stepper,
  parameters: { layout: 'padded' },
  args: {
    label: '手順 Steps',
    steps,
    doneLabel: '済み done',
    invalidLabel: 'エラー errors',
    onCurrentChange: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Earlier steps can be selected; steps that were not reached yet cannot. */
export const Linear: Story = {
  args: { current: 1 },
  render: function Controlled(args) {
    const [current, setCurrent] = useState(args.current);
    return (
      <Stepper
        {...args}
        {...(current !== undefined && { current })}
        onCurrentChange={(change) => {
          setCurrent(change.current);
          args.onCurrentChange?.(change);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    const first = canvas.getByRole('button', { name: '情報 Information 済み done' });
    await expect(canvas.getByRole('button', { name: 'パスワード Password' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith({ current: 0 });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith({ current: 1 });
  },
};

export const Free: Story = {
  args: { order: 'free', defaultCurrent: 0 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '完了 Complete' }));
    await expect(args.onCurrentChange).toHaveBeenCalledOnce();
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith({ current: 2 });
    await expect(canvas.getByRole('button', { name: '完了 Complete' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};

export const DisplayOnly: Story = {
  args: { current: 1 },
  render: ({ onCurrentChange: _, ...args }) => <Stepper {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('済み done');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};

export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };

export const Invalid: Story = {
  args: {
    current: 2,
    steps: steps.map((step, index) => (index === 0 ? { ...step, status: 'invalid' } : step)),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: '情報 Information エラー errors' }),
    ).toBeVisible();
  },
};

export const DisabledStep: Story = {
  args: {
    order: 'free',
    steps: steps.map((step, index) => (index === 1 ? { ...step, disabled: true } : step)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const Axes: Story = {
  args: { current: 1, steps: steps.map((step) => ({ ...step, hint: '2分 minutes' })) },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {stepperAxes.map((axis) => (
        <Stepper key={axis} {...args} axis={axis} label={axis} />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { current: 1, dir: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(
      second!.getBoundingClientRect().left,
    );
  },
};
