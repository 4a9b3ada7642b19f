import { decodeFrame } from '@office/scene-bridge/movement';
import type { Page } from 'playwright/test';
import { expect, sakura, test } from './support/test.ts';

/** What a page's own socket hears of the floor that its scene is on. */
interface HeardFloor {
  entered: boolean;
  /** Where each person was last, by their number on the floor. */
  places: Map<number, string>;
}

function listenToFloor(page: Page): HeardFloor {
  const heard: HeardFloor = { entered: false, places: new Map() };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') {
        heard.entered ||= payload.includes('/floor,') && payload.includes('"ok":true');
        return;
      }
      const frame = decodeFrame(new Uint8Array(payload));
      for (const { person, x, z } of frame?.poses ?? []) heard.places.set(person, `${x} ${z}`);
    });
  });
  return heard;
}

test('two members see each other walk', async ({ newBrowser }) => {
  // Two scenes are drawn in software, perhaps on one core.
  test.slow();
  const options = { organization: sakura, language: 'en', realScene: true } as const;
  const viewport = { width: 480, height: 320 };
  const aoi = await newBrowser({ ...options, viewport, as: 'aoi@sakura.example' });
  const ren = await newBrowser({ ...options, as: 'ren@sakura.example' });
  const floors = { aoi: listenToFloor(aoi.page), ren: listenToFloor(ren.page) };
  await aoi.page.goto('/main');
  await ren.page.goto('/main');
  await expect.poll(() => floors.aoi.entered && floors.ren.entered, { timeout: 60_000 }).toBe(true);

  // His plan of the floor shows that she is there …
  await ren.page.getByRole('link', { name: 'Map', exact: true }).click();
  await ren.page.getByRole('button', { name: /1階/ }).first().click();
  const plan = ren.page.locator('[data-component="FloorPlan"]');
  await plan.getByRole('treeitem').filter({ hasText: 'Meeting room Sakura' }).press('*');
  await expect(plan.getByRole('treeitem').filter({ hasText: /^青木 葵/ })).toBeVisible();

  // … and his scene is told each of her steps.
  floors.ren.places.clear();
  await aoi.page.locator('canvas').focus();
  await aoi.page.keyboard.down('ArrowUp');
  const places = () => [...floors.ren.places.values()].join();
  await expect.poll(places, { timeout: 30_000 }).not.toBe('');
  const first = places();
  await expect.poll(places, { timeout: 30_000 }).not.toBe(first);
  await aoi.page.keyboard.up('ArrowUp');
});
