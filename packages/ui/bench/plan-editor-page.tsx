// Page for plan-editor.bench.ts: the editor with a floor of two thousand objects.
import { createInstance } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, I18nextProvider } from 'react-i18next';
import { LocaleProvider } from '../src/patterns/LocaleProvider/index.ts';
import common from '../src/patterns/strings.ja.json' with { type: 'json' };
import { Theme } from '../src/primitives/Theme/index.ts';
import { largePlan, states } from '../src/screens/admin/floors/PlanEditor/PlanEditor.fixtures.ts';
import { PlanEditor } from '../src/screens/admin/floors/PlanEditor/index.ts';
import floors from '../src/screens/admin/floors/strings.ja.json' with { type: 'json' };

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'ja',
  resources: { ja: { common, 'admin-floors': floors } },
  interpolation: { escapeValue: false },
});

const ignore = () => {};
const plan = largePlan();
let changes = 0;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <Theme>
        <LocaleProvider language="ja">
          <div style={{ height: '800px' }}>
            <PlanEditor
              state={{ ...states.ready, plan }}
              onChange={() => (changes += 1)}
              onPublish={ignore}
              onConfirmPublish={ignore}
              onCancelPublish={ignore}
              onPreview={ignore}
              onImport={ignore}
              onExport={ignore}
              onDismissImportProblem={ignore}
              onDiscardDraft={ignore}
              onRetrySave={ignore}
              onKeepMine={ignore}
              onTakeTheirs={ignore}
              onRetry={ignore}
              onBack={ignore}
            />
          </div>
        </LocaleProvider>
      </Theme>
    </I18nextProvider>
  </StrictMode>,
);

let frames: number[] = [];
let last: number | undefined;
const note = (now: number) => {
  if (last !== undefined) frames.push(now - last);
  last = now;
  requestAnimationFrame(note);
};
requestAnimationFrame(note);

Object.assign(window, {
  bench: {
    items:
      plan.walls.length +
      plan.doors.length +
      plan.zones.length +
      plan.desks.length +
      plan.seats.length +
      plan.decor.length +
      plan.spawns.length,
    frames() {
      const noted = frames;
      frames = [];
      last = undefined;
      return noted;
    },
    changes: () => changes,
    pointOf(x: number, z: number) {
      const svg = document.querySelector('[data-component="EditorCanvas"] svg')!;
      const [, , width, depth] = svg.getAttribute('viewBox')!.split(' ').map(Number);
      const box = svg.getBoundingClientRect();
      return { x: box.left + (x / width!) * box.width, y: box.top + (z / depth!) * box.height };
    },
  },
});
