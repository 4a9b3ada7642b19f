import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Theme, appearances } from './Theme.tsx';

const meta = { component: Theme, args: { children: null } } satisfies Meta<typeof Theme>;
export default meta;

export const OneInsideAnother: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      {appearances.map((appearance) => (
        <Theme key={appearance} appearance={appearance}>
          <Stack padding={4}>
            <Card>
              <Stack gap={3} align="start">
                <Text>{appearance} · 明るさ</Text>
                <Button variant="primary">Sign in</Button>
              </Stack>
            </Card>
          </Stack>
        </Theme>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = canvas
      .getAllByText(/明るさ/)
      .map((element) => getComputedStyle(element).color);
    await expect(light).not.toBe(dark);
  },
};
