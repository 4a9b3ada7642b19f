import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { Button } from '../Button/index.ts';
import { Menu } from '../Menu/index.ts';
import { StatusLabel } from '../StatusLabel/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  parameters: framed,
  args: {
    open: true,
    title: 'Create a room',
    description: 'Everyone on this floor can join it.',
    closeLabel: 'Close',
    onClose: fn(),
    children: <TextField ariaLabel="Name of the room" />,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Create room</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Japanese: Story = {
  globals: { locale: 'ja' },
  args: {
    title: '部屋を作成します',
    description: 'このフロアにいるメンバーは、だれでも参加できます。',
    closeLabel: '閉じる',
    children: <TextField ariaLabel="部屋の名前" placeholder="例：朝会" />,
    actions: (
      <>
        <Button>キャンセル</Button>
        <Button variant="primary">部屋を作成</Button>
      </>
    ),
  },
};

/** A small dialog; its title contains a status. */
export const SmallWithTitleOfNodes: Story = {
  args: {
    size: 'sm',
    title: (
      <>
        会議室 A Room A <StatusLabel tone="success">空き Free</StatusLabel>
      </>
    ),
    description: undefined,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Room A\s+空き Free/ });
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};

export const LongText: Story = {
  args: {
    size: 'lg',
    description: '利用規約の全文をここに表示します。'.repeat(120),
    children: undefined,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
    await expect(screen.getByRole('button', { name: 'Create room' })).toBeInTheDocument();
  },
};

const pressed = fn();

export const RestoresFocus: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button
          onPress={() => {
            pressed();
            setOpen(true);
          }}
        >
          New room
        </Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'New room' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Create a room' });
    await expect(dialog).toHaveAccessibleDescription('Everyone on this floor can join it.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Opened from a menu, with a field that focuses itself. */
export const FromAMenu: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu
          trigger={<Button>Actions</Button>}
          label="Actions"
          items={[{ id: 'rename', label: 'Rename', onSelect: () => setOpen(true) }]}
        />
        <Dialog {...args} open={open} onClose={() => setOpen(false)}>
          <TextField ariaLabel="Name" autoFocus />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Returns the focus to the opener even if a field focuses itself on opening. */
export const AutoFocusedField: Story = {
  ...RestoresFocus,
  args: { open: false, children: <TextField ariaLabel="Name of the room" autoFocus /> },
};

/** An action may move the focus elsewhere, so that it does not return to the opener. */
export const MovesFocusElsewhere: Story = {
  render: function Leading(args) {
    const [step, setStep] = useState<'before' | 'open' | 'there'>('before');
    const panel = useRef<HTMLElement>(null);
    useEffect(() => {
      if (step === 'there') panel.current?.focus();
    }, [step]);
    return (
      <>
        <Button onPress={() => setStep('open')}>Find</Button>
        <section ref={panel} tabIndex={-1} aria-label="Profile" />
        {step === 'open' && (
          <Dialog {...args} actions={<Button onPress={() => setStep('there')}>Profile</Button>} />
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Find' });
    await userEvent.click(opener);
    const focused = fn();
    opener.addEventListener('focus', focused);
    await userEvent.click(await screen.findByRole('button', { name: 'Profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Profile' })).toHaveFocus());
    await expect(focused).not.toHaveBeenCalled();
  },
};
