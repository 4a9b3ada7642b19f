import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { callBar as bar } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { openFlatOffice } from './support/flatOffice.ts';
import { asMember, member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test.use({ ...fakeMedia, isolatedOffice: ['meeting-transcript', { scope: 'worker' }] });

declare global {
  interface Window {
    say(transcript: string, result: { isFinal: boolean }): void;
  }
}

/** Recognises the same words at the first start, then those of `window.say`. */
function fakeSpeechRecognition(): void {
  class FakeSpeechRecognition {
    onresult: ((event: object) => void) | null = null;
    start(): void {
      window.say = (transcript, { isFinal }) =>
        this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
      setTimeout(() => window.say('来週の予定です。', { isFinal: true }), 100);
    }
    abort(): void {}
  }
  Object.assign(window, { SpeechRecognition: FakeSpeechRecognition });
}

async function createMeeting(page: Page, participant: string): Promise<string> {
  const headers = await asMember(page);
  const found = await page.request.get('/api/v1/users/org-members', {
    headers,
    params: { keyword: participant },
  });
  const { data } = (await found.json()) as { data: { userId: string }[] };
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const participantIds = data.map(({ userId }) => userId);
  const meeting = { title: 'Weekly', timeZone: 'Asia/Tokyo', endTime, participantIds };
  const created = await page.request.post('/api/v1/meetings', { headers, data: meeting });
  return ((await created.json()) as { id: string }).id;
}

test('keeps speech after consent and shows it on the meeting page', async ({ newBrowser }) => {
  test.slow();
  const pages = await Promise.all(
    ['aoi', 'ren'].map(async (who) => {
      const { page } = await newBrowser(member(who));
      await page.addInitScript(fakeSpeechRecognition);
      await openFlatOffice(page);
      return page;
    }),
  );
  const [aoi, ren] = pages as [Page, Page];
  const meetingId = await createMeeting(aoi, 'Takahashi Ren');
  for (const page of pages) {
    await page.goto(`/online-meeting/${meetingId}`);
    await page.getByRole('button', { name: 'Join muted' }).first().press('Enter');
  }
  for (const page of pages) await page.waitForURL(`**/voice-chat/${meetingId}`);
  const line = (page: Page) => bar(page).getByRole('group', { name: 'Transcript' });

  await test.step('asks the others and shows the transcript to everyone', async () => {
    await bar(aoi).getByRole('button', { name: 'Captions and recording' }).click();
    await aoi.getByRole('button', { name: 'Keep a transcript' }).click();
    await aoi.getByRole('button', { name: 'Start and ask everyone' }).click();
    await expect(line(aoi)).toContainText('You are keeping a transcript');
    await expect(line(ren)).toContainText('Aoki Aoi is keeping a transcript');
    await ren.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(line(ren)).toContainText('What you say is kept.');
  });

  await test.step('keeps speech while the member is not muted', async () => {
    const sent = ren.waitForResponse((response) => response.url().endsWith('/lines'));
    await bar(ren)
      .getByRole('button', { name: /^Unmute/ })
      .click();
    expect((await sent).status()).toBe(204);
  });

  await test.step('shows new speech in an open transcript, also the last words before leaving', async () => {
    const reading = await aoi.context().newPage();
    await reading.goto(`/online-meeting?meetingId=${meetingId}`);
    await reading.getByRole('button', { name: /^Open the transcript/ }).click();
    const reader = reading.getByRole('dialog', { name: /^Transcript of/ });
    await expect(reader.getByRole('listitem')).toHaveCount(1);
    await ren.evaluate(() => window.say('お先に失礼します。', { isFinal: false }));
    await bar(ren).getByRole('button', { name: 'Leave' }).click();
    await expect(bar(ren)).toBeHidden();
    await expect(reader.getByRole('listitem').last()).toContainText('お先に失礼します。');
    await reading.close();
  });

  await test.step('ends the transcript', async () => {
    await line(aoi).getByRole('button', { name: 'Stop transcript' }).click();
    await expect(line(aoi)).toBeHidden();
  });

  await test.step('searches, downloads and deletes it on the meeting page', async () => {
    await aoi.goto(`/online-meeting?meetingId=${meetingId}`);
    await aoi.getByRole('button', { name: /^Open the transcript/ }).click();
    const reader = aoi.getByRole('dialog', { name: /^Transcript of/ });
    await reader.getByRole('searchbox').fill('予定');
    await expect(reader.getByText('1 line found')).toBeVisible();
    await expect(reader.getByRole('listitem')).toContainText('Takahashi Ren');
    const [download] = await Promise.all([
      aoi.waitForEvent('download'),
      reader.getByRole('button', { name: 'Download as text' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(
      'Takahashi Ren: 来週の予定です。',
    );
    await reader.getByRole('button', { name: 'Close' }).click();
    await aoi.getByRole('button', { name: /^Delete the transcript/ }).click();
    await aoi.getByRole('button', { name: 'Delete transcript' }).click();
    await expect(aoi.getByRole('heading', { name: 'Transcripts' })).toBeHidden();
  });
});
