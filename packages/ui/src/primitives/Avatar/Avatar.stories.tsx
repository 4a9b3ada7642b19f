import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

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
  args: { src: 'data:image/png;base64,AAAA', size: 96 },
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
