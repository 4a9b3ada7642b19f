import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  component: Drawer,
  parameters: framed,
  args: {
    open: true,
    title: '田中 葵 Aoi Tanaka',
    description: '最終サインイン 2026/11/20 - 09:30',
    closeLabel: '閉じる Close',
    onClose: fn(),
    children: (
      <Stack gap={4}>
        <TextField ariaLabel="部署 Department" defaultValue="開発部 Engineering" />
        <Text>
          {'会議室の予約、端末、権限の変更をここで確認できます。Devices and roles. '.repeat(40)}
        </Text>
      </Stack>
    ),
    actions: (
      <>
        <Button>キャンセル Cancel</Button>
        <Button variant="primary">保存する Save</Button>
      </>
    ),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onPress={() => setOpen(true)}>詳細 Details</Button>
        <Drawer
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
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title and the actions stay visible while the content scrolls. */
export const Open: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /Aoi Tanaka/ });
    await expect(drawer).toHaveAccessibleDescription(/2026/);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    const save = screen.getByRole('button', { name: /Save/ }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const GivesTheFocusBack: Story = {
  args: { open: false, size: 'lg', actions: undefined },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Details/ });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: /Close/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const edgesOf = async () => {
  const drawer = await screen.findByRole('dialog');
  // Measures after the animation.
  await Promise.all(drawer.getAnimations().map(({ finished }) => finished));
  const { left, right, top, bottom } = drawer.getBoundingClientRect();
  return { left, top, right: window.innerWidth - right, bottom: window.innerHeight - bottom };
};

export const Start: Story = {
  args: { side: 'start' },
  play: async () => {
    const { left, right } = await edgesOf();
    await expect(left).toBeLessThan(right);
  },
};

/** As high as its content, at most the height of the window. */
export const Bottom: Story = {
  args: { side: 'bottom', size: 'lg', children: <Text>会議室の予約 Booking</Text> },
  play: async () => {
    const { top, bottom } = await edgesOf();
    await expect(bottom).toBeLessThan(top);
  },
};
