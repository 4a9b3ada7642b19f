import type { CalendarMeeting, CalendarPerson } from './CalendarGrid.tsx';

/** A Wednesday, 10:20 in Tokyo. */
export const now = Date.parse('2026-11-18T01:20:00Z');

const names = [
  '田中 葵 Aoi',
  '佐藤 蓮 Ren',
  '鈴木 芽衣 Mei',
  '高橋 陽 Haru',
  '伊藤 結 Yui',
  '渡辺 海 Kai',
  '山本 凛 Rin',
  '中村 空 Sora',
  '小林 樹 Itsuki',
  '加藤 杏 An',
];

export const people: CalendarPerson[] = names.map((name, color) => ({
  id: `p${color}`,
  name,
  color,
}));

export const rooms = ['桜 Sakura', '楓 Kaede', '銀杏 Icho', '大会議室 Large room'].map(
  (name, index) => ({
    id: `r${index}`,
    name,
  }),
);

/** A time in Tokyo in the week of `now`; Sunday is 15. */
const at = (day: number, time: string) => `2026-11-${day}T${time}:00+09:00`;

function meeting(
  title: string | null,
  [day, start, end]: readonly [number, string, string],
  more: Partial<CalendarMeeting> = {},
): CalendarMeeting {
  return {
    id: `${title}-${day}-${start}`,
    title,
    start: at(day, start),
    end: at(day, end),
    personIds: ['p0'],
    answer: 'ACCEPTED',
    editable: true,
    ...more,
  };
}

/** A week of one person with two colleagues, covering every appearance of a meeting. */
export const week: CalendarMeeting[] = [
  meeting('週次定例 Weekly', [16, '10:00', '11:00'], {
    recurring: true,
    personIds: ['p0', 'p1', 'p2'],
    room: rooms[0]!,
  }),
  meeting('設計レビュー Design review', [17, '13:00', '14:30'], {
    answer: 'TENTATIVE',
    room: rooms[1]!,
  }),
  meeting('採用面接 Interview', [17, '13:30', '14:30'], { personIds: ['p1'] }),
  meeting('1 on 1', [18, '11:00', '11:30'], { personIds: ['p0', 'p2'] }),
  meeting(null, [18, '14:00', '16:00'], { personIds: ['p2'], editable: false, answer: undefined }),
  meeting('ランチ勉強会 Lunch talk', [19, '12:00', '13:00'], {
    answer: 'NONE',
    personIds: ['p0', 'p1'],
  }),
  meeting('全社会議 All hands', [19, '16:00', '17:30'], { answer: 'DECLINED' }),
  meeting('お客様訪問 Client visit', [20, '09:30', '11:00'], { canceled: true }),
  meeting('夜間メンテナンス Night maintenance', [20, '22:30', '23:59'], {
    end: at(21, '01:30'),
    personIds: ['p1'],
    room: rooms[3]!,
  }),
  {
    id: 'trip',
    title: '出張 Business trip',
    start: '2026-11-19',
    end: '2026-11-21',
    allDay: true,
    personIds: ['p1'],
  },
];

export const thousandMeetings: CalendarMeeting[] = Array.from({ length: 1000 }, (_, index) => {
  const day = 16 + (index % 6);
  const start = 7 * 60 + ((Math.floor(index / 10) * 13 + (index % 10) * 5) % 44) * 15;
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return meeting(
    `会議 Meeting ${index + 1}`,
    [day, time(start), time(start + 30 + (index % 4) * 15)],
    {
      id: `m${index}`,
      personIds: [`p${index % 10}`],
    },
  );
});

export const bookings: CalendarMeeting[] = rooms.flatMap((room, row) =>
  [9, 11, 14, 17]
    .slice(0, 2 + (row % 3))
    .map((hour) =>
      meeting(
        `予約 Booking ${row + 1}`,
        [18, `${String(hour + (row % 2)).padStart(2, '0')}:00`, `${hour + 1 + (row % 2)}:30`],
        { room, personIds: [`p${row}`] },
      ),
    ),
);
