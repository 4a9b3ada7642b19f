import type { Locator } from 'playwright/test';
import { callBar, callFromFinder } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { openPlan } from './support/openPlan.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

const aoi = 'Aoki Aoi';

test.use({ ...fakeMedia, isolatedOffice: ['voice-background', { scope: 'worker' }] });
skipInQuickSet();

/** Share of green pixels. The fake camera is green, and the picture of the office is not. */
function greenShare(video: Locator): Promise<number> {
  return video.evaluate((element) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [32, 32];
    const context = canvas.getContext('2d')!;
    context.drawImage(element as HTMLVideoElement, 0, 0, 32, 32);
    const { data } = context.getImageData(0, 0, 32, 32);
    const pixels = Array.from({ length: 32 * 32 }, (_, pixel) => [
      data[pixel * 4]!,
      data[pixel * 4 + 1]!,
      data[pixel * 4 + 2]!,
    ]);
    return pixels.filter(([r, g, b]) => g! > r! + 50 && g! > b! + 50).length / pixels.length;
  });
}

const pictureOf = (share: number) => (share > 0.5 ? 'camera' : 'office');

test('sends the camera with the selected background, and remembers it', async ({ newBrowser }) => {
  test.slow();
  const open = (name: string) => openPlan(newBrowser, name);
  const [first, second] = await Promise.all([open('aoi'), open('ren')]);
  const choose = async (background: string) => {
    await callBar(first).getByRole('button', { name: 'Choose a camera' }).click();
    await first.getByRole('menuitemradio', { name: background }).click();
  };
  const received = second
    .getByRole('region', { name: /^Video of/ })
    .locator('[data-part="Person"] video')
    .first();

  await test.step('starts a call', async () => {
    await callFromFinder(first, 'たかはし');
    await second
      .getByRole('group', { name: `${aoi} invites you to a voice chat` })
      .getByRole('button', { name: 'Join' })
      .click();
    await expect(callBar(second)).toContainText(aoi);
  });

  await test.step('sends the picture of the office instead of the room', async () => {
    await choose('Office');
    await first.keyboard.press('Alt+v');
    await expect.poll(async () => pictureOf(await greenShare(received))).toBe('office');
  });

  await test.step('sends the room without the background', async () => {
    await choose('None');
    await expect.poll(async () => pictureOf(await greenShare(received))).toBe('camera');
  });

  await test.step('remembers the background on this device', async () => {
    await choose('Blur');
    await first.reload();
    await callBar(first).getByRole('button', { name: 'Choose a camera' }).click();
    await expect(first.getByRole('menuitemradio', { name: 'Blur' })).toBeChecked();
  });
});
