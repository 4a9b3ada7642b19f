import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { AlertDialog } from '../AlertDialog/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: 'Invite',
    trigger: <Button>Invite</Button>,
    children: (
      <Stack gap={3}>
        <Text>Send this code to whoever should join.</Text>
        <Text lang="ja">このコードを参加してほしい人に送ってください。</Text>
        <Button size="sm">Copy code</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Invite' })).toBeVisible());
  },
};

export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Invite' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy code' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A dialog opened from the popover hides it and leaves it unchanged. */
export const UnderADialog: Story = {
  render: function Asking(args) {
    const [asks, setAsks] = useState(false);
    return (
      <Popover {...args}>
        <Button onPress={() => setAsks(true)}>Sign out</Button>
        <AlertDialog
          open={asks}
          title="Sign out?"
          cancelLabel="Cancel"
          onCancel={() => setAsks(false)}
        />
      </Popover>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    const popover = await screen.findByRole('dialog', { name: 'Invite' });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(popover).not.toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(popover).toBeVisible());
  },
};
