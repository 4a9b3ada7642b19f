import { decodeFrame } from '@office/scene-bridge/movement';
import type { Page } from 'playwright/test';
import { expect, sakura, test } from './support/test.ts';

/** Everyone's places as the floor's channel tells this page, from its own socket. */
function watchFloor(page: Page): { places: Map<number, string> } {
  const places = new Map<number, string>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const frame = typeof payload === 'string' ? undefined : decodeFrame(new Uint8Array(payload));
      for (const { person, x, z } of frame?.people ?? []) places.set(person, `${x} ${z}`);
    });
  });
  return { places };
}

test('two members see each other walk', async ({ newBrowser }) => {
  const open = { organization: sakura, language: 'en', realScene: true } as const;
  const small = { viewport: { width: 800, height: 500 } };
  const aoi = await newBrowser({ ...open, ...small, as: 'aoi@sakura.example' });
  const ren = await newBrowser({ ...open, ...small, as: 'ren@sakura.example' });
  const seen = watchFloor(ren.page);
  for (const { page } of [aoi, ren]) {
    await page.goto('/main');
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
  }

  // Ren's list says where she is; his scene is told each of her steps.
  await ren.page.goto('/people');
  const row = ren.page.getByRole('listitem').filter({ hasText: 'あおい' });
  await expect(row).toContainText('ひろば');
  await aoi.page.locator('canvas').focus();
  await aoi.page.keyboard.down('ArrowUp');
  await expect.poll(() => seen.places.size).toBeGreaterThan(0);
  const [[person, first] = [0, '']] = [...seen.places];
  await expect.poll(() => seen.places.get(person)).not.toBe(first);
  await aoi.page.keyboard.up('ArrowUp');
});
