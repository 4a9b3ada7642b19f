import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { icons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './Tooltip.tsx';
import { TooltipGroup } from './TooltipGroup.tsx';

const meta = {
  component: Tooltip,
  args: { label: '設定', children: <IconButton icon={icons.settings} label="設定" /> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('設定'));
    await expect(screen.getByRole('tooltip').offsetHeight).toBeLessThan(32);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Opens after 700 ms, so that moving across a row of buttons opens nothing. */
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const started = performance.now();
    await userEvent.hover(canvas.getByRole('button', { name: '設定' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument(), { timeout: 3000 });
    await expect(performance.now() - started).toBeGreaterThan(650);
  },
};

/** The label describes a button with its own name while the tooltip is open. */
export const InGroup: Story = {
  render: () => (
    <TooltipGroup>
      <Tooltip label="太字">
        <button type="button">B</button>
      </Tooltip>
      <Tooltip label="斜体">
        <button type="button">I</button>
      </Tooltip>
    </TooltipGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const [bold, italic] = canvas.getAllByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(bold).toHaveAccessibleDescription('太字'));
    await userEvent.tab();
    await waitFor(() => expect(italic).toHaveAccessibleDescription('斜体'));
    await expect(bold).not.toHaveAccessibleDescription();
    await userEvent.click(italic!);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** A press focuses the button without opening the tooltip, also if the pointer has not moved before. */
export const OnPress: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '設定' });
    await fireEvent.pointerDown(button);
    button.focus();
    await expect(button).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};
