import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { readPlanFile } from './readPlanFile.ts';

// Texts are their keys.
beforeAll(() => i18next.init({ lng: 'cimode' }));

it.each([
  ['no JSON', '{"version": 1,', ['import.notJson']],
  ['another file', '{"hello": ["world"]}', ['import.notPlan']],
  ['a list', '[1, 2]', ['import.notPlan']],
])('%s is told as what it is', async (_, text, problems) => {
  expect(await readPlanFile(new File([text], 'plan.json'))).toEqual({ plan: null, problems });
});

it('names each part of a plan that is wrong', async () => {
  const text = JSON.stringify({ version: 1, size: {}, walls: [] });
  const { plan, problems } = (await readPlanFile(new File([text], 'plan.json'))) as {
    plan: null;
    problems: string[];
  };
  expect(plan).toBeNull();
  expect(problems.length).toBeGreaterThan(3);
});
