import { member } from './support/member.ts';
import { sceneStatistics, exposeScene } from './support/scene.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';
import { watchViolations } from './support/violations.ts';

test('the 3D scene and a scroll-locking list cause no CSP violations', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ ...member('aoi'), realScene: true });
  const violations = await watchViolations(page);
  await exposeScene(page);
  await page.goto('/settings');
  await expect.poll(async () => (await sceneStatistics(page)).frames).toBeGreaterThan(0);
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  expect(await overflow()).toBe('visible');
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflow).toBe('visible');
  expect(violations).toEqual([]);
});

test('blocks injected scripts and styles', async ({ newBrowser }) => {
  const { page } = await newBrowser(member('aoi'));
  const violations = await watchViolations(page);
  await page.goto('/main');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  const outcome = await page.evaluate(async () => {
    const refuses = (work: () => void) => {
      try {
        work();
        return false;
      } catch {
        return true;
      }
    };
    const inline = document.createElement('style');
    inline.append('body { opacity: 0.5 }');
    document.head.append(inline);
    document.body.setAttribute('style', 'opacity: 0.5');
    const image = document.createElement('img');
    return {
      style: getComputedStyle(document.body).opacity,
      markup: refuses(() => {
        document.body.innerHTML = '<img src=x onerror="window.owned = true">';
      }),
      script: refuses(() => {
        document.createElement('script').textContent = 'window.owned = true';
      }),
      address: refuses(() => {
        document.createElement('script').src = 'https://evil.example/x.js';
      }),
      upload: refuses(() => {
        document.createElement('script').src = '/files/chat_message_attachment/1/x.js';
      }),
      worker: refuses(() => void new Worker(URL.createObjectURL(new Blob(['0'])))),
      handler: refuses(() => image.setAttribute('onerror', 'window.owned = true')),
      policy: refuses(() => {
        type Factory = { createPolicy(name: string, rules: object): unknown };
        (window as unknown as { trustedTypes: Factory }).trustedTypes.createPolicy('mine', {});
      }),
      owned: 'owned' in window,
    };
  });
  expect(outcome).toEqual({
    style: '1',
    markup: true,
    script: true,
    address: true,
    upload: true,
    worker: true,
    handler: true,
    policy: true,
    owned: false,
  });
  await expect.poll(() => violations.join('\n')).toContain('style-src-elem inline');
  expect(violations.join('\n')).toContain('style-src-attr inline');
  expect(violations.join('\n')).toContain('require-trusted-types-for');
});
