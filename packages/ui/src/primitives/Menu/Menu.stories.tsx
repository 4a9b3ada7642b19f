import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { Icon, icons } from '../Icon/index.ts';
import { TextField } from '../TextField/index.ts';
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
      {
        id: 'give',
        label: 'Hand over',
        leading: <Avatar name="Ren Takahashi" size="xs" decorative />,
        onSelect: fn(),
      },
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
    const group = screen.getByRole('group', { name: 'Where you work' });
    const choices = within(group).getAllByRole('menuitemradio');
    await expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
    ]);
    await expect(within(group).queryByRole('menuitem')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onDelete.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('h');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Hand over/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
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

/** Keys pressed in quick succession select the right item. */
export const QuickKeyPresses: Story = {
  play: async ({ canvas, userEvent }) => {
    onDelete.mockClear();
    onEdit.mockClear();
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'])
      fireEvent.keyDown(document.activeElement!, { key });
    await expect(screen.getByRole('menuitem', { name: /Hand over/ })).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'End' });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
    await expect(onEdit).not.toHaveBeenCalled();
  },
};

/** Selecting an item may move the focus elsewhere. Otherwise it returns to the trigger. */
export const MovesFocusElsewhere: Story = {
  render: function Leading(args) {
    const [step, setStep] = useState<'before' | 'there'>('before');
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => {
      if (step === 'there') field.current?.focus();
    }, [step]);
    return (
      <>
        <Menu
          {...args}
          items={[{ id: 'reply', label: 'Reply', onSelect: () => setStep('there') }]}
        />
        <TextField ref={field} ariaLabel="Message" onBlur={() => setStep('before')} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const focused = fn();
    const goes = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Reply' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    trigger.addEventListener('focus', focused);
    await goes();
    await userEvent.keyboard('はい');
    await expect(field).toHaveValue('はい');
    await expect(focused).not.toHaveBeenCalled();

    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await waitFor(() => expect(field).toHaveFocus());
    focused.mockClear();
    await goes();
    await userEvent.keyboard('い');
    await expect(field).toHaveValue('はいい');
    await expect(focused).not.toHaveBeenCalled();

    await userEvent.click(trigger);
    await screen.findByRole('menuitem', { name: 'Reply' });
    await userEvent.keyboard('{Escape}');
    await goes();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
