import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';
import { PausedPictures } from './PausedPictures.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>',
)}`;

const meta = { component: Avatar, args: { name: 'Aoi Tanaka' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={avatarSizes.flatMap((size) =>
        (['person', 'organization'] as const).map((kind) => ({ size, kind })),
      )}
      samples={{ en: 'Aoi Tanaka', ja: '佐藤 葵' }}
    >
      {({ row, text }) => (
        <Stack direction="row" gap={3} align="center">
          <Avatar {...row} name={text} />
          <Avatar {...row} name={text} src={picture} />
          <Avatar {...row} name="" decorative />
        </Stack>
      )}
    </VariantSheet>
  ),
};

/** Shows a drawing when the picture cannot be loaded or the name is empty. */
export const Fallback: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 'xl' },
  render: (args) => (
    <Stack direction="row" gap={3}>
      <Avatar {...args} />
      <Avatar {...args} kind="organization" name="Sakura Works" />
      <Avatar {...args} src={null} name="" decorative />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawings = () => canvasElement.querySelectorAll('[data-part="FallbackImage"]');
    await waitFor(() => expect(drawings()).toHaveLength(3));
    await expect(canvas.getByRole('img', { name: 'Aoi Tanaka' })).not.toHaveTextContent('AT');
  },
};

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Aoi Tanaka' })).toHaveTextContent('AT');
  },
};

const scrolledPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="navy"/></svg>',
)}`;

function Pausable() {
  const [isPaused, setPaused] = useState(true);
  return (
    <PausedPictures value={isPaused}>
      <Avatar name="Aoi Tanaka" src={scrolledPicture} />
      <Button onPress={() => setPaused(!isPaused)}>Toggle</Button>
    </PausedPictures>
  );
}

/** Shows initials until loading is resumed, and keeps the picture when it is paused again. */
export const Paused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Pausable />,
  play: async ({ canvas, canvasElement }) => {
    const picture = () => canvasElement.querySelector('img');
    await expect(canvas.getByRole('img', { name: 'Aoi Tanaka' })).toHaveTextContent('AT');
    await expect(picture()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }));
    await waitFor(() => expect(picture()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }));
    await expect(picture()).toBeVisible();
  },
};
