import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { entering, long, states } from './WorldMap.fixtures.ts';
import { WorldMap } from './WorldMap.tsx';

const meta = {
  component: WorldMap,
  decorators: [inPanel],
  args: { state: states.ready, onOpenFloor: fn(), onEnterFloor: fn(), onRetry: fn() },
} satisfies Meta<typeof WorldMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const enter = t('enterName', { name: '4F デザインフロア' });
    await userEvent.click(canvas.getByRole('button', { name: enter }));
    await expect(args.onEnterFloor).toHaveBeenCalledWith({ floorId: 'f4' });
    await expect(args.onOpenFloor).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '3F 開発フロア' }));
    await expect(args.onOpenFloor).toHaveBeenCalledWith({ floorId: 'f3' });
    await expect(canvas.getByRole('button', { name: '5F Client lounge' })).toBeDisabled();
    await expect(canvas.getByText(t('here'))).toBeVisible();
  },
};

export const Entering: Story = { args: { state: entering } };

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
