import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { vars } from '../../styles/vars.css.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Link } from '../Link/index.ts';
import { Popover } from '../Popover/index.ts';
import { Progress } from '../Progress/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import {
  Theme,
  appearances,
  themeDensities,
  themeNeutrals,
  themeRadii,
  themeScalings,
  type ThemeProps,
} from './Theme.tsx';

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

function Controls(theme: Omit<ThemeProps, 'children'>) {
  return (
    <Theme {...theme}>
      <Stack padding={4} gap={3} align="start">
        <Stack direction="row" gap={2} align="center">
          <Button variant="primary">保存 Save</Button>
          <Button variant="danger">削除 Delete</Button>
          <Link href="#">詳細 Details</Link>
        </Stack>
        <TextField ariaLabel="名前 Name" defaultValue="Sakura" />
        <Checkbox label="通知 Notify me" defaultChecked />
      </Stack>
    </Theme>
  );
}

/** Texts on a light accent are dark. The danger button keeps its colours. */
export const Accents: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={2}>
      {appearances.map((appearance) => (
        <Controls key={appearance} appearance={appearance} accent="#ffc0cb" />
      ))}
      <Controls accent="#0a6e5a" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const styleOf = (element: HTMLElement) => getComputedStyle(element);
    const [pink, , green] = canvas.getAllByRole('button', { name: /Save/ }).map(styleOf);
    await expect(pink!.backgroundColor).toBe('rgb(255, 192, 203)');
    await expect(pink!.color).toBe('rgb(0, 0, 0)');
    await expect(green!.backgroundColor).toBe(brand);
    await expect(green!.color).toBe('rgb(255, 255, 255)');
    await expect(styleOf(canvas.getAllByRole('link')[2]!).color).toBe(brand);
    const danger = canvas.getAllByRole('button', { name: /Delete/ }).map(styleOf);
    await expect(danger[0]!.color).toBe('rgb(255, 255, 255)');
  },
};

export const Densities: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={2}>
      {themeDensities.map((density, index) => (
        <Controls key={density} density={density} radius={themeRadii[index]!} />
      ))}
      <Controls radius="large" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    const heights = fields.map((field) => field.closest('[data-component]')!.clientHeight);
    await expect(heights[1]! - heights[0]!).toBe(4);
    await expect(heights[2]! - heights[1]!).toBe(4);
    const buttons = canvas
      .getAllByRole('button', { name: /Save/ })
      .map((each) => getComputedStyle(each));
    await expect(buttons.map(({ height }) => height)).toEqual(['36px', '40px', '44px', '40px']);
    await expect(buttons.map(({ borderRadius }) => borderRadius)).toEqual([
      '0px',
      '4px',
      '8px',
      '12px',
    ]);
  },
};

/** The tint changes, and lightness and contrast do not. */
export const Neutrals: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={2}>
      {themeNeutrals.flatMap((neutral) =>
        appearances.map((appearance) => (
          <Controls key={`${neutral} ${appearance}`} neutral={neutral} appearance={appearance} />
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const themes = canvas
      .getAllByRole('textbox')
      .map((field) => getComputedStyle(field.closest('.radix-themes')!).backgroundColor);
    await expect(new Set(themes).size).toBe(6);
  },
};

/** Texts, distances and controls of a nested theme keep the size of the theme around it. */
export const Scalings: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={2}>
      {themeScalings.map((scaling) => (
        <Theme key={scaling} scaling={scaling}>
          <Controls appearance="dark" />
        </Theme>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: /Save/ })
      .map((button) => Number.parseFloat(getComputedStyle(button).height));
    await expect(heights.map(Math.round)).toEqual([36, 38, 40, 42, 44]);
  },
};

/** Arrow keys follow the direction, also in floating elements. */
export const RightToLeft: StoryObj<typeof meta> = {
  render: () => (
    <Theme dir="rtl" accent="#0a6e5a">
      <Stack padding={4} gap={4} align="start">
        <Tabs
          label="設定 Settings"
          defaultValue="a"
          items={[
            { value: 'a', label: '全般 General', content: <Text>一 One</Text> },
            { value: 'b', label: '通知 Notices', content: <Text>二 Two</Text> },
          ]}
        />
        <Select
          ariaLabel="フロア Floor"
          defaultValue="1"
          options={[
            { value: '1', label: '1階 First' },
            { value: '2', label: '2階 Second' },
          ]}
        />
        <Popover label="招待 Invite" trigger={<Button>招待 Invite</Button>}>
          <Button variant="primary">送信 Send</Button>
        </Popover>
      </Stack>
    </Theme>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(
      second!.getBoundingClientRect().left,
    );
    await userEvent.click(first!);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('listbox')).toHaveAttribute('dir', 'rtl');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /Invite/ }));
    const send = await screen.findByRole('button', { name: /Send/ });
    await expect(getComputedStyle(send).backgroundColor).toBe(brand);
  },
};
