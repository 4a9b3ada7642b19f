import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { callBar as bar } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { openFlatOffice, line, press } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

const room = 'Meeting room Sakura';

test.use({ ...fakeMedia, isolatedOffice: ['voice-recording', { scope: 'worker' }] });

interface RecordedFile {
  width: number;
  height: number;
  video: number;
  audio: number;
  /** Whether the picture contains the green of Chromium's fake camera. */
  camera: boolean;
}

const isFile = (ending: string) => (download: Download) =>
  download.suggestedFilename().endsWith(ending);

/** Plays a file and returns its tracks and its last picture. */
function inspect(page: Page, file: string): Promise<RecordedFile> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
    await video.play();
    const stream = (video as HTMLVideoElement & { captureStream(): MediaStream }).captureStream();
    const tracks = { video: stream.getVideoTracks().length, audio: stream.getAudioTracks().length };
    video.pause();
    const seek = (seconds: number) =>
      new Promise((resolve) => {
        video.onseeked = resolve;
        video.currentTime = seconds;
      });
    // A recording has no duration in its header. The browser computes it when it seeks past the end.
    await seek(Number.MAX_SAFE_INTEGER);
    await seek(Math.max(0, video.duration - 0.3));
    const { videoWidth: width, videoHeight: height } = video;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    context.drawImage(video, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const isGreen = (at: number) =>
      data[at + 1]! > data[at]! + 60 && data[at + 1]! > data[at + 2]! + 60;
    let greenPixels = 0;
    for (let at = 0; at < data.length; at += 4) if (isGreen(at)) greenPixels += 1;
    return { ...tracks, width, height, camera: greenPixels > (width * height) / 20 };
  }, file);
}

/** Recognises the same words each time it starts. */
function fakeSpeechRecognition(): void {
  class FakeSpeechRecognition {
    onresult: ((event: object) => void) | null = null;
    start(): void {
      const results = [{ isFinal: true, 0: { transcript: '来週の予定です。' } }];
      setTimeout(() => this.onresult?.({ resultIndex: 0, results }), 100);
    }
    abort(): void {}
  }
  Object.assign(window, { SpeechRecognition: FakeSpeechRecognition });
}

test('records a call with a transcript after everyone agreed', async ({ newBrowser }) => {
  test.slow();
  const pages = await Promise.all(
    ['aoi', 'ren'].map(async (who) => {
      const { page } = await newBrowser(member(who));
      // Downloads the recording, because tests cannot answer the file picker.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
      await page.addInitScript(fakeSpeechRecognition);
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
    await dialog.getByRole('checkbox', { name: 'Also keep a transcript' }).click();
    await dialog.getByRole('button', { name: 'Choose a file and ask everyone' }).click();
    await expect(ren.getByText('Captions of what everyone says are also kept')).toBeVisible();
    await ren.getByRole('button', { name: 'Agree' }).click();
    await expect(bar(ren)).toContainText('Aoki Aoi is recording');
    await expect(bar(ren)).toContainText('A transcript is kept');
  });

  await test.step('asks before speech is turned into text', async () => {
    await bar(ren).getByRole('button', { name: 'Unmute' }).click();
    await ren.getByRole('button', { name: 'Send captions' }).click();
  });

  await test.step('saves a file with the picture and the sound, and the transcript', async () => {
    await ren.keyboard.press('Alt+v');
    const stage = aoi.getByRole('region', { name: /^Video of/ });
    const camera = stage.locator('video[data-ready="true"]');
    const shownFrames = () =>
      camera.evaluate(
        (video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames,
      );
    // The recording contains the camera once some frames have been shown.
    await expect.poll(shownFrames).toBeGreaterThan(10);
    const [download, transcript] = await Promise.all([
      aoi.waitForEvent('download', isFile('.webm')),
      aoi.waitForEvent('download', isFile('.txt')),
      bar(aoi).getByRole('button', { name: 'End recording' }).click(),
    ]);
    expect(await readFile(await transcript.path(), 'utf8')).toMatch(
      /\n\[\d\d:\d\d:\d\d\] Takahashi Ren: 来週の予定です。\n/,
    );
    const file = (await readFile(await download.path())).toString('base64');
    const blank = await aoi.context().newPage();
    const recorded = await inspect(blank, file);
    const expected = { width: 1280, height: 720, video: 1, audio: 1, camera: true };
    expect(recorded).toEqual(expected);
  });
});
