import { CalendarGrid } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const calendar = {
  date: '2026-11-18',
  meetings: [
    {
      id: '1',
      title: 'Design review with the sales team',
      start: '2026-11-18T10:00:00+09:00',
      end: '2026-11-18T11:30:00+09:00',
      personIds: ['aoi'],
    },
    {
      id: '2',
      title: 'Design review with the sales team',
      start: '2026-11-03T10:00:00+09:00',
      end: '2026-11-03T11:30:00+09:00',
      personIds: ['aoi'],
    },
  ],
  people: [{ id: 'aoi', name: 'Aoi', color: 0 }],
  timeZone: 'Asia/Tokyo',
  now: Date.parse('2026-11-18T01:20:00Z'),
  onOpen: noop,
};

export const docs: ComponentDocs = {
  use: [
    'Meetings of up to ten people by day, week or month, and rooms by day.',
    '`agenda` on a phone.',
  ],
  avoid: [
    { when: 'Choosing a day.', instead: 'DatePicker' },
    { when: 'A list of future meetings of one person.', instead: 'PagedList' },
  ],
  anatomy: {
    Head: 'Days or people; a press opens the day.',
    Lane: 'A day, a person or a room.',
    Block: 'A meeting, with marks for private, recurring and answers.',
    Selection: 'Highlighted range of a planned meeting.',
    Line: 'Current time.',
  },
  examples: [
    {
      do: {
        text: 'Show a day or a week in a narrow space.',
        example: (
          <div style={{ height: 240 }}>
            <CalendarGrid {...calendar} view="day" />
          </div>
        ),
      },
      dont: {
        text: 'Squeeze a month into it, where titles are cut.',
        example: (
          <div style={{ height: 240 }}>
            <CalendarGrid {...calendar} view="month" />
          </div>
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` says whose schedule it is.',
      good: { en: 'Schedule of Ren', ja: '佐藤 蓮さんの予定' },
      bad: { en: 'Calendar 1', ja: 'カレンダー1' },
    },
  ],
  roles: {
    Grid: '`region` named by `label`',
    Lane: '`group` named by its day, person or room',
    Meeting: '`button` named by title, time and people; one tab stop for all',
    'New meeting': '`button` at a free time, with `onCreate`',
  },
  keys: {
    '↑, ↓, ←, →': 'Moves between meetings. While a meeting is picked up: moves it.',
    'Home, End': 'Moves to the first or last meeting.',
    Enter: 'Opens the meeting, or drops the picked up one.',
    Space: 'Picks up an editable meeting, or drops it.',
    Escape: 'Puts the picked up meeting back.',
    'Shift+↑, Shift+↓': 'Changes the end of the picked up or new meeting.',
  },
  announced: [
    'Picking up, each step, dropping and putting back are announced with title and time.',
  ],
  tested: ['ByKeys', 'Week', 'Month'],
  related: { DatePicker: 'selects a day.', RecurrenceField: 'edits a series.' },
};
