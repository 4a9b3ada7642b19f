import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { plan } from '../../../map/FloorPlan/FloorPlan.plan.fixtures.ts';
import { Analytics, type AnalyticsState } from './Analytics.tsx';
import type { HeatMapState } from './HeatMap.tsx';

const days = Array.from({ length: 28 }, (_, index) => {
  const weekend = index % 7 > 4;
  const day = new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10);
  if (weekend) return { day, members: null, messages: null, calls: null, meetings: null };
  return {
    day,
    members: 20 + ((index * 7) % 9),
    messages: 140 + ((index * 37) % 80),
    calls: 8 + (index % 5),
    meetings: 4 + (index % 4),
  };
});

const rooms = plan.zones
  .filter(({ kind }) => kind !== 'OPEN' && kind !== 'DESK_AREA')
  .map(({ id, name }, index) => ({
    floorId: 'f3',
    floorName: '3F 開発フロア',
    zoneId: id,
    name,
    occupiedMinutes: index === 1 ? null : 95 + index * 310,
    personMinutes: index === 1 ? null : 412 + index * 1270,
  }));

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    timeZone: 'Asia/Tokyo',
    from: '2026-10-26',
    to: '2026-11-22',
    groupSize: 5,
    days,
    rooms,
    floors: [
      { id: 'f3', name: '3F 開発フロア' },
      { id: 'f4', name: '4F デザインフロア' },
    ],
  },
} satisfies {
  [Status in AnalyticsState['status']]: Extract<AnalyticsState, { status: Status }>;
};

const columns = Math.floor(plan.size.width / 2);
const heatMaps = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    plan,
    squareSize: 2,
    squares: Array.from({ length: 48 }, (_, index) => ({
      x: ((index * 5) % columns) * 2,
      z: Math.floor((index * 5) / columns) * 2,
      minutes: 12 + ((index * index * 13) % 700),
    })),
  },
} satisfies {
  [Status in HeatMapState['status']]: Extract<HeatMapState, { status: Status }>;
};

const meta = {
  component: Analytics,
  parameters: { layout: 'padded' },
  args: {
    state: states.ready,
    weeks: '4',
    floorId: 'f3',
    heatMap: heatMaps.ready,
    onWeeksChange: fn(),
    onFloorChange: fn(),
    onExport: fn(),
    onRetry: fn(),
    onHeatMapRetry: fn(),
  },
} satisfies Meta<typeof Analytics>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rooms are sorted by use. Values of small groups are hidden. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-analytics');
    const table = canvas.getByRole('table', { name: t('rooms') });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(rooms.length);
    await expect(rows.at(-1)!).toHaveTextContent(t('hidden'));
    await expect(
      canvas.getByRole('img', { name: t('mapOf', { floor: '3F 開発フロア' }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('weeks', { count: 12 }) }));
    await expect(args.onWeeksChange).toHaveBeenCalledWith({ weeks: '12' });
    await userEvent.click(canvas.getByRole('button', { name: t('export') }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const AnotherFloor: Story = {
  play: async ({ canvas, args, userEvent, canvasElement, globals }) => {
    const t = translatorOf({ globals }, 'admin-analytics');
    await userEvent.click(canvas.getByRole('combobox', { name: t('floor') }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('option', { name: '4F デザインフロア' }));
    await expect(args.onFloorChange).toHaveBeenCalledWith({ floorId: 'f4' });
  },
};

export const NoDataYet: Story = {
  args: {
    state: {
      ...states.ready,
      days: days.map(({ day }) => ({
        day,
        members: null,
        messages: null,
        calls: null,
        meetings: null,
      })),
      rooms: rooms.map((room) => ({ ...room, occupiedMinutes: null, personMinutes: null })),
    },
    heatMap: { ...heatMaps.ready, squares: [] },
  },
};

export const NoFloors: Story = {
  args: { state: { ...states.ready, rooms: [], floors: [] }, floorId: null },
};

export const Exporting: Story = { args: { exporting: true } };
export const HeatMapLoading: Story = { args: { heatMap: heatMaps.loading } };

export const HeatMapFailed: Story = {
  args: { heatMap: heatMaps.error },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /再試行|もう一度|Try again|Retry/ }));
    await expect(args.onHeatMapRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
