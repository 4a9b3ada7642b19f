import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Icon, icons } from '../Icon/index.ts';
import { Menu } from './Menu.tsx';

const onEdit = fn();
const onOffice = fn();
const onDelete = fn();

const meta = {
  component: Menu,
  args: {
    label: 'Room actions',
    trigger: <Button>Actions</Button>,
    items: [
      { id: 'edit', label: 'Rename', leading: <Icon icon={icons.edit} />, onSelect: onEdit },
      {
        id: 'copy',
        label: '招待コードをコピー',
        hint: '7日間有効です',
        leading: <Icon icon={icons.copy} />,
        onSelect: fn(),
      },
      { id: 'off', label: 'Not allowed', disabled: true, onSelect: fn() },
      { kind: 'separator', id: 's1' },
      { kind: 'heading', id: 'h', label: 'Where you work' },
      { kind: 'choice', id: 'office', label: 'Office', checked: true, onSelect: onOffice },
      { kind: 'choice', id: 'home', label: 'Home', checked: false, onSelect: fn() },
      { kind: 'separator', id: 's2' },
      {
        id: 'delete',
        label: 'Delete room',
        danger: true,
        leading: <Icon icon={icons.remove} />,
        onSelect: onDelete,
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Room actions' })).toBeVisible());
    await expect(screen.getByRole('menuitemradio', { name: 'Office' })).toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onDelete.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('d');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Delete room' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
