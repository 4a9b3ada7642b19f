import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { readPlanFile } from './readPlanFile.ts';

// Translations resolve to their keys.
beforeAll(() => i18next.init({ lng: 'cimode' }));

it.each([
  ['invalid JSON', '{"version": 1,', ['import.notJson']],
  ['JSON of another format', '{"hello": ["world"]}', ['import.notPlan']],
  ['a list', '[1, 2]', ['import.notPlan']],
])('reports the matching problem for %s', async (_, text, problems) => {
  expect(await readPlanFile(new File([text], 'plan.json'))).toEqual({ plan: null, problems });
});

it('reports each invalid part of a plan', async () => {
  const text = JSON.stringify({ version: 1, size: {}, walls: [] });
  const { plan, problems } = (await readPlanFile(new File([text], 'plan.json'))) as {
    plan: null;
    problems: string[];
  };
  expect(plan).toBeNull();
  expect(problems.length).toBeGreaterThan(3);
});
