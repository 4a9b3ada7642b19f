import type { Page } from 'playwright/test';
import { callBar } from './support/calls.ts';
import { messageOf, sendMessage } from './support/chat.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { asMember, member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test.use({ ...fakeMedia, isolatedOffice: ['meeting-chat', { scope: 'worker' }] });

const chatButton = (page: Page) => callBar(page).getByRole('button', { name: /^Chat/ });

async function createMeeting(organizer: Page, participant: Page): Promise<string> {
  const profile = await participant.request.get('/api/v1/auth/user/profile', {
    headers: await asMember(participant),
  });
  const data = {
    title: 'Roadmap review',
    timeZone: 'Asia/Tokyo',
    participantIds: [(await profile.json()).id],
    endTime: new Date(Date.now() + 60 * 60_000).toISOString(),
  };
  const headers = await asMember(organizer);
  const response = await organizer.request.post('/api/v1/meetings', { headers, data });
  return (await response.json()).id as string;
}

test('keeps the messages of a meeting call with the meeting', async ({ newBrowser }) => {
  test.slow();
  const pages = await Promise.all(
    ['aoi', 'ren'].map(async (name) => {
      const { page } = await newBrowser(member(name));
      await page.goto('/people');
      await expect(page.getByRole('region', { name: 'Members' })).toBeVisible();
      return page;
    }),
  );
  const [aoi, ren] = pages as [Page, Page];
  const meetingId = await createMeeting(aoi, ren);

  await test.step('participants write to each other during the call', async () => {
    for (const page of [ren, aoi]) {
      await page.goto(`/online-meeting/${meetingId}`);
      await page.getByRole('button', { name: 'Join muted' }).press('Enter');
      await expect(chatButton(page)).toBeVisible();
    }
    await chatButton(aoi).click();
    await expect(aoi.getByRole('heading', { name: 'Roadmap review' })).toBeVisible();
    await sendMessage(aoi, 'The agenda is the walnut release.');
    await expect(chatButton(ren)).toHaveAccessibleName(/1 unread/);
    await chatButton(ren).click();
    await expect(messageOf(ren, 'walnut release')).toBeVisible();
    await sendMessage(ren, 'I added the dates.');
    await expect(messageOf(aoi, 'I added the dates.')).toBeVisible();
  });

  await test.step('a participant reads it after the call on the page of the meeting', async () => {
    for (const page of [aoi, ren]) {
      await callBar(page)
        .getByRole('button', { name: /^Leave/ })
        .click();
      await expect(callBar(page)).toBeHidden();
    }
    await ren.goto(`/online-meeting?meetingId=${meetingId}`);
    await ren.getByRole('button', { name: 'Open chat' }).click();
    await expect(messageOf(ren, 'walnut release')).toBeVisible();
  });

  await test.step('it is listed among the meeting chats and found by search', async () => {
    await ren.goto('/chat-room');
    await ren.getByRole('link', { name: 'Meeting chats' }).click();
    await expect(ren.getByRole('link', { name: 'Roadmap review' })).toBeVisible();
    await ren.keyboard.press('Control+k');
    await ren.getByRole('combobox', { name: 'Search everything' }).fill('walnut');
    await ren
      .getByRole('group', { name: 'Messages' })
      .getByRole('option', { name: /walnut/ })
      .click();
    await expect(ren).toHaveURL(/\/chat-room\/[^?]+\?.*message=/);
    await expect(messageOf(ren, 'walnut release')).toBeVisible();
  });
});
