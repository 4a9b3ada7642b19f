import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { framed, photographedAt } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { CalendarGrid, japaneseHoliday } from './CalendarGrid.tsx';
import { bookings, now, people, rooms, thousandMeetings, week } from './CalendarGrid.fixtures.ts';

const meta = {
  component: CalendarGrid,
  parameters: { layout: 'fullscreen', ...framed },
  args: {
    view: 'week',
    date: '2026-11-18',
    meetings: week,
    people: people.slice(0, 3),
    rooms,
    timeZone: 'Asia/Tokyo',
    now,
    holiday: (date) => japaneseHoliday(date, 'ja'),
    onOpen: fn(),
    onCreate: fn(),
    onReschedule: fn(),
    onOpenDay: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: '90vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CalendarGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the hours of London as a second time zone. Moves, resizes and creates meetings with the mouse. */
export const Week: Story = {
  args: { secondTimeZone: 'Europe/London' },
  play: async ({ canvas, args }) => {
    const block = canvas.getByRole('button', { name: /1 on 1/ });
    const box = () => block.getBoundingClientRect();
    const lane = block.closest('[data-lane]')!.getBoundingClientRect();
    const hour = lane.height / 24;
    const { x, y } = { x: box().left + 20, y: box().top + 5 };
    const point = (type: string, element: Element, clientX: number, clientY: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, cancelable: true, isPrimary: true, pointerType: 'mouse', button: 0 },
          ...{ clientX, clientY },
        }),
      );
    point('pointerdown', block, x, y);
    point('pointermove', block, x + lane.width / 2, y + hour / 2);
    await waitFor(() => expect(block).toHaveAttribute('data-moving'));
    point('pointerup', block, x + lane.width, y + hour);
    await waitFor(() =>
      expect(args.onReschedule).toHaveBeenCalledWith(
        expect.objectContaining({
          start: '2026-11-19T03:00:00.000Z',
          end: '2026-11-19T03:30:00.000Z',
        }),
      ),
    );
    await expect(args.onOpen).not.toHaveBeenCalled();
    point('pointerdown', block, x, box().bottom - 2);
    point('pointermove', block, x, box().bottom + 10);
    point('pointerup', block, x, box().bottom - 2 + hour);
    await waitFor(() =>
      expect(args.onReschedule).toHaveBeenLastCalledWith(
        expect.objectContaining({
          start: '2026-11-18T02:00:00.000Z',
          end: '2026-11-18T03:30:00.000Z',
        }),
      ),
    );
    const empty = block.closest('[data-lane]')!;
    point('pointerdown', empty, lane.left + 5, lane.top + 15 * hour + 1);
    point('pointermove', empty, lane.left + 5, lane.top + 16 * hour);
    point('pointerup', empty, lane.left + 5, lane.top + 17 * hour - 2);
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        start: '2026-11-18T06:00:00.000Z',
        end: '2026-11-18T08:00:00.000Z',
      }),
    );
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const block = canvas.getByRole('button', { name: /Design review/ });
    block.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onReschedule).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onReschedule).toHaveBeenCalledWith(
        expect.objectContaining({
          start: '2026-11-18T04:15:00.000Z',
          end: '2026-11-18T06:00:00.000Z',
        }),
      ),
    );
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await expect(
      canvas.getByText(t('calendarGrid.putBack', { title: '設計レビュー Design review' })),
    ).toBeInTheDocument();
    await expect(args.onReschedule).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Interview/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const cursor = canvas.getByRole('button', {
      name: new RegExp(t('calendarGrid.create', { when: '.*10:30' })),
    });
    cursor.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        start: '2026-11-17T02:00:00.000Z',
        end: '2026-11-17T03:00:00.000Z',
      }),
    );
  },
};

export const DayOfTen: Story = { args: { view: 'day', people, meetings: thousandMeetings } };

export const Month: Story = {
  args: { view: 'month' },
  play: async ({ canvas, args, userEvent }) => {
    const block = canvas.getByRole('button', { name: /1 on 1/ });
    block.focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await expect(args.onReschedule).toHaveBeenCalledWith(
      expect.objectContaining({ start: '2026-11-25T02:00:00.000Z' }),
    );
  },
};

export const Agenda: Story = { args: { view: 'agenda' }, parameters: photographedAt('phone') };

export const Rooms: Story = { args: { view: 'rooms', people, meetings: bookings } };

export const Selection: Story = {
  args: { selection: { start: '2026-11-19T04:00:00.000Z', end: '2026-11-19T05:30:00.000Z' } },
  play: async ({ canvas }) => {
    const selected = canvas.getByText(/^13:00[–〜]14:30$/, { selector: '[data-part] *' });
    await expect(selected.closest('[data-lane]')).toHaveAccessibleName(/19/);
    await expect(getComputedStyle(selected).backgroundColor).toMatch(/^rgb\(/);
  },
};

const crowded = [30, 45, 60, 75, 90, 120].flatMap((minutes, index) =>
  [0, 1].map((column) => ({
    id: `${minutes} ${column}`,
    title: '大口案件の提案準備 Proposal for the London office',
    start: new Date(Date.parse('2026-11-16T00:00:00.000Z') + index * 86_400_000).toISOString(),
    end: new Date(
      Date.parse('2026-11-16T00:00:00.000Z') + index * 86_400_000 + minutes * 60_000,
    ).toISOString(),
    personIds: [people[0]!.id],
    room: { id: 'keyaki', name: '会議室 けやき' },
  })),
);

/** Blocks show as many whole lines as fit. */
export const WholeLines: Story = {
  args: { meetings: crowded },
  decorators: [
    (Story) => (
      <div style={{ width: '640px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const blocks = [...canvasElement.querySelectorAll<HTMLElement>('[data-lane] [data-meeting]')];
    await expect(blocks).toHaveLength(crowded.length);
    for (const block of blocks) {
      const text = block.querySelector<HTMLElement>(':scope > span:last-child')!;
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      const isInsideBlock =
        text.getBoundingClientRect().bottom <= block.getBoundingClientRect().bottom;
      await expect(isInsideBlock).toBe(true);
      // A short block has a single line, centred.
      if (getComputedStyle(text).flexDirection === 'row') continue;
      const lineCount = text.clientHeight / lineHeight;
      await expect(Math.abs(lineCount - Math.round(lineCount))).toBeLessThan(0.1);
    }
  },
};
