import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { floors } from '../map.fixtures.ts';
import { WorldMap, type WorldMapState } from './WorldMap.tsx';

const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    offices: [
      { officeId: 'o1', name: '東京オフィス', floors },
      {
        officeId: 'o2',
        name: 'Osaka office',
        floors: [
          {
            floorId: 'f1',
            name: '1F オープンスペース',
            peopleCount: 2,
            freeSeats: 9,
            current: false,
            blocked: false,
          },
        ],
      },
    ],
  },
} satisfies { [S in WorldMapState['status']]: Extract<WorldMapState, { status: S }> };

const entering: WorldMapState = { ...states.ready, enteringFloorId: 'f4' };

const long: WorldMapState = {
  status: 'ready',
  offices: [
    {
      officeId: 'o1',
      name: '株式会社さくらワークス 関西第二開発センター 大阪本町オフィス',
      floors: [
        {
          floorId: 'f1',
          name: '第二ビル7階プロジェクトフロア（第二開発本部プラットフォーム推進室）',
          peopleCount: 1280,
          freeSeats: 1024,
          current: false,
          blocked: false,
        },
        {
          floorId: 'f2',
          name: 'Building 2, floor 8: visitors, interviews and everything that needs a door',
          peopleCount: 3,
          freeSeats: 0,
          current: true,
          blocked: false,
        },
      ],
    },
  ],
};

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
