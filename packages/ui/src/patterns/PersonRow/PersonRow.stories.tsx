import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { PersonRow } from './PersonRow.tsx';

const onGoTo = fn();

const meta = {
  component: PersonRow,
  args: {
    name: '佐々木 葵',
    workingStatus: 'OFFICE',
    status: 'AVAILABLE',
    note: '営業企画部 · 3F 開発フロア',
    action: <IconButton icon={icons.place} label="Go to Aoi" onPress={onGoTo} />,
    onOpen: fn(),
  },
} satisfies Meta<typeof PersonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    onGoTo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Aoi' }));
    await expect(onGoTo).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '佐々木 葵' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const CurrentUser: Story = { args: { mark: 'You', action: undefined } };

export const DemoColleague: Story = {
  args: { demo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(デモ|Demo)$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '佐々木 葵' })).toBeVisible();
  },
};

/** A bot has no presence. */
export const Bot: Story = {
  args: { name: 'Build bot', bot: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(ボット|Bot)$/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const LatinName: Story = {
  args: { name: 'Sasaki Aoi', nativeName: '佐々木 葵' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sasaki Aoi' })).toBeVisible();
    await expect(canvas.getByText('佐々木 葵')).toHaveAttribute('lang', 'ja');
  },
};

export const LongText: Story = {
  args: {
    name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff',
    note: '第二開発本部プラットフォーム推進室バックエンド基盤グループ · 3F 開発フロア',
    mark: 'You',
  },
};
