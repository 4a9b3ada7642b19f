// Page for calendar.bench.ts: ten people and a thousand meetings per week.
import { createInstance } from 'i18next';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next, I18nextProvider } from 'react-i18next';
import { LocaleProvider } from '../src/patterns/LocaleProvider/index.ts';
import common from '../src/patterns/strings.ja.json' with { type: 'json' };
import { Theme } from '../src/primitives/Theme/index.ts';
import { Calendar } from '../src/screens/calendar/Calendar/index.ts';
import { clock, full, members, rooms } from '../src/screens/calendar/Calendar/Calendar.fixtures.ts';
import calendar from '../src/screens/calendar/strings.ja.json' with { type: 'json' };

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'ja',
  resources: { ja: { common, calendar } },
  interpolation: { escapeValue: false },
});

const ignore = () => {};
const firstWeek = full.status === 'ready' ? full.meetings : [];
const weekMs = 7 * 24 * 3_600_000;
const secondWeek = firstWeek.map((meeting) => ({
  ...meeting,
  id: `${meeting.id}-next`,
  start: new Date(Date.parse(meeting.start) + weekMs).toISOString(),
  end: new Date(Date.parse(meeting.end) + weekMs).toISOString(),
}));

let show: (date: string) => void;

function Page() {
  const [date, setDate] = useState('2026-11-18');
  const [moved, setMoved] = useState<Record<string, { start: string; end: string }>>({});
  show = setDate;
  const meetings = date === '2026-11-18' ? firstWeek : secondWeek;
  return (
    <Calendar
      state={{
        status: 'ready',
        meetings: meetings.map((meeting) => ({ ...meeting, ...moved[meeting.id] })),
      }}
      view="week"
      {...{ date, clock, members, rooms }}
      search={{
        candidates: { status: 'loading' },
        keyword: '',
        onSearch: ignore,
        onPageChange: ignore,
        onRetryCandidates: ignore,
      }}
      onViewChange={ignore}
      onDateChange={ignore}
      onMembersChange={ignore}
      onSecondTimeZoneChange={ignore}
      onOpen={ignore}
      onPlan={ignore}
      onPrint={ignore}
      onRetry={ignore}
      onChange={({ id, start, end }) => setMoved((all) => ({ ...all, [id]: { start, end } }))}
    />
  );
}

async function measurePaint(action: () => void): Promise<number> {
  const begin = performance.now();
  action();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - begin);
      channel.port2.postMessage(null);
    });
  });
}

let root: Root | undefined;
const holder = document.getElementById('root')!;
const pointer = (type: string, element: Element, x: number, y: number) =>
  element.dispatchEvent(
    new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, isPrimary: true, pointerType: 'mouse' },
      ...{ clientX: x, clientY: y },
    }),
  );

const bench = {
  async draw() {
    root?.unmount();
    root = createRoot(holder);
    const took = await measurePaint(() =>
      root!.render(
        <I18nextProvider i18n={i18n}>
          <Theme>
            <LocaleProvider language="ja">
              <div style={{ height: '800px' }}>
                <Page />
              </div>
            </LocaleProvider>
          </Theme>
        </I18nextProvider>,
      ),
    );
    const drawn = document.querySelectorAll('[data-meeting]').length;
    if (drawn !== 1000) throw new Error(`Drawn: ${drawn}`);
    return took;
  },
  async switchWeek(iteration: number) {
    return measurePaint(() => show(iteration % 2 === 0 ? '2026-11-25' : '2026-11-18'));
  },
  async drop(iteration: number) {
    const blocks = document.querySelectorAll('[data-lane="2"] [data-meeting]');
    const block = blocks[iteration % blocks.length]!;
    const { left, top } = block.getBoundingClientRect();
    pointer('pointerdown', block, left + 2, top + 4);
    const frames: number[] = [];
    for (let step = 1; step <= 8; step += 1) {
      frames.push(
        await measurePaint(() =>
          pointer('pointermove', block, left + 2 + step * 20, top + step * 3),
        ),
      );
    }
    const took = await measurePaint(() => pointer('pointerup', block, left + 162, top + 28));
    return { frames, took };
  },
};
export type CalendarBench = typeof bench;
Object.assign(window, { bench });
