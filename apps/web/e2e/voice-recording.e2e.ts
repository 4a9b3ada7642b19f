import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { callBar as bar } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { openFlatOffice, line, press } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { expect, runsOnlyInAll, test } from './support/test.ts';

runsOnlyInAll();

const room = 'Meeting room Sakura';

test.use({ ...fakeMedia, isolatedOffice: ['voice-recording', { scope: 'worker' }] });

interface RecordedFile {
  width: number;
  height: number;
  video: number;
  audio: number;
  /** Number of colours in a frame, sampled. One or two: an empty picture. */
  colors: number;
}

/** Plays a file and returns its tracks and the size of its picture. */
function inspect(page: Page, file: string): Promise<RecordedFile> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
    const painted = new Promise((resolve) => {
      video.requestVideoFrameCallback(resolve);
    });
    await video.play();
    await painted;
    const { videoWidth: width, videoHeight: height } = video;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    context.drawImage(video, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 4 * 997)
      colors.add((data[at]! >> 5) * 64 + (data[at + 1]! >> 5) * 8 + (data[at + 2]! >> 5));
    const stream = (video as HTMLVideoElement & { captureStream(): MediaStream }).captureStream();
    return {
      width,
      height,
      video: stream.getVideoTracks().length,
      audio: stream.getAudioTracks().length,
      colors: colors.size,
    };
  }, file);
}

test('records the voices and cameras of a call after everyone agreed', async ({ newBrowser }) => {
  test.slow();
  const pages = await Promise.all(
    ['aoi', 'ren'].map(async (who) => {
      const { page } = await newBrowser(member(who));
      // Downloads the recording, because tests cannot answer the file picker.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
      await openFlatOffice(page);
      await line(page, room).first().press('Enter');
      await press(page, 'Enter the room');
      await press(page, 'Join muted');
      await expect(bar(page)).toContainText(room);
      return page;
    }),
  );
  const [aoi, ren] = pages as [Page, Page];

  await test.step('lists the contents before the others are asked', async () => {
    await bar(aoi).getByRole('button', { name: 'Captions and recording' }).click();
    await aoi.getByRole('button', { name: 'Record the voice chat' }).click();
    const dialog = aoi.getByRole('alertdialog', { name: 'Record this voice chat?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(ren.getByRole('button', { name: 'Agree' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Choose a file and ask everyone' }).click();
    await ren.getByRole('button', { name: 'Agree' }).click();
    await expect(bar(ren)).toContainText('青木 葵 is recording');
  });

  await test.step('saves a file with the picture and the sound', async () => {
    await ren.keyboard.press('Alt+v');
    const stage = aoi.getByRole('region', { name: /^Video of/ });
    await expect(stage.locator('video[data-ready="true"]')).toHaveCount(1);
    const [download] = await Promise.all([
      aoi.waitForEvent('download'),
      bar(aoi).getByRole('button', { name: 'End recording' }).click(),
    ]);
    const file = (await readFile(await download.path())).toString('base64');
    const blank = await aoi.context().newPage();
    const recorded = await inspect(blank, file);
    expect(recorded).toMatchObject({ width: 1280, height: 720, video: 1, audio: 1 });
    expect(recorded.colors).toBeGreaterThan(2);
  });
});
