import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../../styles/vars.css.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Progress } from '../Progress/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
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

export const FollowsDevice: StoryObj<typeof meta> = {
  args: { appearance: 'system', children: <Text>端末に合わせる</Text> },
  play: async ({ canvas }) => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = canvas.getByText('端末に合わせる').closest('.radix-themes');
    await expect(theme).toHaveClass(dark ? 'dark' : 'light');
  },
};

const brand = 'rgb(10, 110, 90)';

/** An accent colour set by the application applies to all components. */
export const OwnAccent: StoryObj<typeof meta> = {
  render: () => (
    <Theme data-own-accent>
      <style>{`[data-own-accent] { ${vars.color.accent.slice(4, -1)}: ${brand}; }`}</style>
      <Stack padding={4} gap={3} align="start">
        <Button variant="primary">Sign in</Button>
        <Checkbox label="Stay signed in" defaultChecked />
        <Switch label="Notify me" defaultChecked />
        <Progress label="Sending" value={60} />
      </Stack>
    </Theme>
  ),
  play: async ({ canvas }) => {
    const styleOf = (role: string, part?: string) => getComputedStyle(canvas.getByRole(role), part);
    await expect(styleOf('button').backgroundColor).toBe(brand);
    await expect(styleOf('checkbox', '::before').backgroundColor).toBe(brand);
    await expect(styleOf('switch', '::before').backgroundImage).toContain(brand);
  },
};
