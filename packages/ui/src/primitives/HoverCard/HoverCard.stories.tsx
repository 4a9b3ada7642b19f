import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  component: HoverCard,
  args: {
    trigger: <Link href="#aoi">Aoi Tanaka</Link>,
    openDelay: 0,
    closeDelay: 0,
    onOpenChange: fn(),
    children: (
      <Stack direction="row" gap={3} align="center">
        <Avatar name="Aoi Tanaka" size="md" decorative />
        <Stack gap={1}>
          <Text weight="medium">Aoi Tanaka</Text>
          <Text tone="muted">Design, Tokyo</Text>
          <Text tone="muted" lang="ja">
            15:00まで外出
          </Text>
        </Stack>
      </Stack>
    ),
  },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Design, Tokyo')).toBeVisible());
  },
};

export const Hovered: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Aoi Tanaka' });
    await userEvent.hover(link);
    await waitFor(() => expect(screen.getByText('Design, Tokyo')).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: true });
    await userEvent.unhover(link);
    await waitFor(() => expect(screen.queryByText('Design, Tokyo')).not.toBeInTheDocument());
  },
};

/** Focus opens the card; Escape closes it and keeps the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Design, Tokyo')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Design, Tokyo')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
    await expect(canvas.getByRole('link', { name: 'Aoi Tanaka' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { defaultOpen: true, dir: 'rtl' },
  render: (args) => (
    <div dir="rtl">
      <HoverCard {...args} />
    </div>
  ),
};
