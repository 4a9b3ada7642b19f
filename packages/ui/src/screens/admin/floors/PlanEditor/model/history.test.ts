import { describe, expect, it } from 'vitest';
import { beginHistory, historyReducer, type HistoryAction } from './history.ts';
import { smallPlan } from './plan.fixtures.ts';

const first = smallPlan();
const named = (en: string) => ({ ...first, name: { ja: en, en } });
const run = (...actions: HistoryAction[]) => actions.reduce(historyReducer, beginHistory(first));
const names = (history: ReturnType<typeof run>) =>
  [...history.past, history.present, ...history.future].map(({ plan }) => plan.name.en);

describe('history', () => {
  it('undoes and redoes edits with their selections', () => {
    const selection = new Set(['desk:0'] as const);
    const changed = run(
      { type: 'select', keys: selection },
      { type: 'edit', plan: named('A'), selection: new Set() },
    );
    const undone = historyReducer(changed, { type: 'undo' });
    expect(undone.present).toEqual({ plan: first, selection });
    expect(historyReducer(undone, { type: 'redo' }).present.plan.name.en).toBe('A');
  });

  it('merges typed text into one step until the field is left', () => {
    const typed = run(
      { type: 'edit', plan: named('A'), bundle: 'name' },
      { type: 'edit', plan: named('AB'), bundle: 'name' },
      { type: 'settle' },
      { type: 'edit', plan: named('ABC'), bundle: 'name' },
      { type: 'edit', plan: named('X'), bundle: 'other' },
    );
    expect(names(typed)).toEqual(['Floor', 'AB', 'ABC', 'X']);
  });

  it('drops undone steps on the next edit and ignores edits without changes', () => {
    const history = run(
      { type: 'edit', plan: named('A') },
      { type: 'undo' },
      { type: 'edit', plan: named('B') },
      { type: 'redo' },
    );
    expect(names(history)).toEqual(['Floor', 'B']);
    expect(historyReducer(history, { type: 'edit', plan: history.present.plan })).toBe(history);
  });

  it('deselects objects removed by an edit', () => {
    const history = run(
      { type: 'select', keys: ['desk:1', 'wall:0'] },
      { type: 'edit', plan: { ...first, desks: first.desks.slice(0, 1) } },
    );
    expect([...history.present.selection]).toEqual(['wall:0']);
  });

  it('keeps the last 500 steps', () => {
    const edits = Array.from({ length: 600 }, (_, nth): HistoryAction => ({
      type: 'edit',
      plan: named(String(nth)),
    }));
    expect(run(...edits).past).toHaveLength(500);
  });
});
