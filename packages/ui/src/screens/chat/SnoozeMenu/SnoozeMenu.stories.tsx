import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { clock } from '../chat.fixtures.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';

const meta = {
  component: SnoozeMenu,
  parameters: { layout: 'padded' },
  args: { trigger: <Button>スヌーズ Snooze</Button>, clock, onSnooze: fn() },
} satisfies Meta<typeof SnoozeMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button'));
      await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(name) }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose(t('when.in20Minutes'));
    await expect(args.onSnooze).toHaveBeenLastCalledWith({ remindAt: '2026-11-20T01:50:00.000Z' });
    await choose(t('when.tomorrow'));
    await expect(args.onSnooze).toHaveBeenLastCalledWith({ remindAt: '2026-11-21T00:00:00.000Z' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: /10:30|11:30/ })).toBeVisible();
  },
};
