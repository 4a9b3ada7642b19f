import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { wordsOf } from '../../../../../../.storybook/words.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import {
  guest,
  long,
  nobody,
  onGoTo,
  seatFailed,
  states,
  taking,
  unavailable,
} from './MapPanel.fixtures.ts';
import { MapPanel } from './MapPanel.tsx';

const meta = {
  component: MapPanel,
  decorators: [inPanel],
  args: {
    state: states.ready,
    onSelectFloor: fn(),
    onOpenProfile: fn(),
    onTakeSeat: fn(),
    onLeaveSeat: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MapPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    const take = t('takeSeatName', { label: 'A-03' });
    await userEvent.click(canvas.getByRole('button', { name: take }));
    await expect(args.onTakeSeat).toHaveBeenCalledWith({ seatId: 's3' });
    const leave = t('leaveSeatName', { label: 'A-01' });
    await userEvent.click(canvas.getByRole('button', { name: leave }));
    await expect(args.onLeaveSeat).toHaveBeenCalledWith({ seatId: 's1' });
    await userEvent.click(canvas.getByRole('button', { name: '高橋 蓮' }));
    await expect(args.onOpenProfile).toHaveBeenCalledWith({ userId: 'ren' });
    onGoTo.mockClear();
    const goTo = wordsOf({ globals }, 'people')('goToName', { name: '小林 芽衣' });
    await userEvent.click(canvas.getByRole('button', { name: goTo }));
    await expect(onGoTo).toHaveBeenCalledOnce();
  },
};

export const OnlyFreeSeats: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    await userEvent.click(canvas.getByRole('switch', { name: t('onlyEmpty') }));
    await expect(canvas.queryByText(t('seat', { label: 'A-02' }))).not.toBeInTheDocument();
    await expect(canvas.getByText(t('seat', { label: 'A-03' }))).toBeVisible();
    await expect(canvas.getByText(t('seatState.ACTIVE'))).toBeVisible();
  },
};

export const SelectsAFloor: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    await userEvent.click(canvas.getByRole('combobox', { name: t('floor') }));
    const name = t('floorOption', { name: '4F デザインフロア', count: 4 });
    await userEvent.click(await screen.findByRole('option', { name }));
    await expect(args.onSelectFloor).toHaveBeenCalledWith({ floorId: 'f4' });
  },
};

export const TakingASeat: Story = { args: { state: taking } };

export const SeatUnavailable: Story = {
  args: { state: unavailable },
  play: async ({ canvas, globals }) => {
    const t = wordsOf({ globals }, 'map');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('seatUnavailable', { label: 'A-03' }),
    );
  },
};

export const SeatFailed: Story = { args: { state: seatFailed } };

export const Guest: Story = {
  args: { state: guest },
  play: async ({ canvas, globals }) => {
    const t = wordsOf({ globals }, 'map');
    await expect(
      canvas.queryByRole('button', { name: t('takeSeatName', { label: 'A-03' }) }),
    ).not.toBeInTheDocument();
  },
};

export const Nobody: Story = { args: { state: nobody } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
