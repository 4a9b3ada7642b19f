import type { ComponentDocs } from '../../stories/componentDocs.ts';

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
