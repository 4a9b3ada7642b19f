import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Carousel, type CarouselItem } from './Carousel.tsx';

const picture = (fill: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`,
  )}`;
const item = (id: string, label: string, src: string): CarouselItem => ({
  id,
  label,
  content: <img src={src} alt={label} style={{ maxWidth: '100%', height: '12rem' }} />,
});
const items = [
  item('hall', '会場.jpg', picture('teal', 320, 180)),
  item('poster', 'Poster.png', picture('indianred', 160, 240)),
  item('map', 'Map.png', picture('slateblue', 320, 240)),
];

const meta = {
  component: Carousel,
  parameters: { layout: 'padded' },
  args: { items, label: 'Pictures', onIndexChange: fn() },
  render: (args) => (
    <div style={{ width: '20rem', maxWidth: '100%' }}>
      <Carousel {...args} />
    </div>
  ),
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const previous = canvas.getByRole('button', { name: t('carousel.previous') });
    const next = canvas.getByRole('button', { name: t('carousel.next') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 1 }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Poster.png' })).toBeVisible());
    await expect(canvas.getByAltText('会場.jpg').closest('[inert]')).not.toBeNull();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 2 }));
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loop: Story = {
  args: { loop: true },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('carousel.previous') }));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 2 }));
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [index, setIndex] = useState(1);
    return (
      <Stack gap={3}>
        <Carousel {...args} index={index} onIndexChange={(change) => setIndex(change.index)} />
        <Button onPress={() => setIndex(2)}>Map</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Poster.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Map.png' })).toBeVisible());
  },
};

export const OnePicture: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const next = canvas.getByRole('button', { name: t('carousel.next') });
    const previous = canvas.getByRole('button', { name: t('carousel.previous') });
    await expect(next.getBoundingClientRect().left).toBeLessThan(
      previous.getBoundingClientRect().left,
    );
    await userEvent.click(next);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 1 }));
  },
};
