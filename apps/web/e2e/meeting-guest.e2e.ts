import type { Page } from 'playwright/test';
import { fakeMedia } from './support/fakeMedia.ts';
import { openFlatOffice } from './support/flatOffice.ts';
import { asMember, member } from './support/member.ts';
import { collectConnections } from './support/peerConnections.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test.use({ ...fakeMedia, isolatedOffice: ['meeting-guest', { scope: 'worker' }] });

/** Returns the received audio energy of the latest connection. */
function heard(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const stats = await window.connections.at(-1)?.getStats();
    const incoming = [...(stats?.values() ?? [])].find(
      (each) => each.type === 'inbound-rtp' && each.mid === '0',
    );
    return incoming?.totalAudioEnergy ?? 0;
  });
}

async function createMeeting(page: Page): Promise<string> {
  const headers = await asMember(page);
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const meeting = { title: 'Weekly', timeZone: 'Asia/Tokyo', endTime, participantIds: [] };
  const created = await page.request.post('/api/v1/meetings', { headers, data: meeting });
  return ((await created.json()) as { id: string }).id;
}

async function createLink(page: Page, meetingId: string): Promise<string> {
  await page.goto(`/online-meeting?meetingId=${meetingId}`);
  await page.getByRole('button', { name: 'Create guest link' }).click();
  await expect(page.getByText(/The guest link is valid until/)).toBeVisible();
  const headers = await asMember(page);
  const path = `/api/v1/meetings/${meetingId}/guest-link`;
  const answer = await page.request.get(path, { headers });
  const { link } = (await answer.json()) as { link: { url: string } };
  return new URL(link.url).pathname;
}

test('admits a guest to the call, denies another and revokes the link', async ({ newBrowser }) => {
  test.slow();
  const { page: host } = await newBrowser(member('aoi'));
  await collectConnections(host);
  await openFlatOffice(host);
  const meetingId = await createMeeting(host);
  const link = await createLink(host, meetingId);
  const { page: guest } = await newBrowser({ language: 'en' });
  await collectConnections(guest);
  const ask = async (name: string) => {
    await guest.getByRole('textbox', { name: 'Your name' }).fill(name);
    await guest.getByRole('button', { name: 'Ask to join' }).click();
    await expect(guest.getByText('The organiser will let you in').last()).toBeVisible();
  };
  const notice = (name: string) => host.getByRole('group', { name: `${name} asks to join` });

  await test.step('tests the devices and waits in the lobby', async () => {
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'Weekly' })).toBeVisible();
    await guest.getByRole('button', { name: 'Check microphone and camera' }).click();
    await expect(guest.getByRole('button', { name: 'Mute' })).toBeVisible();
    await guest.getByRole('button', { name: 'Done' }).click();
    await ask('Megumi');
  });

  await test.step('admits the guest, and both hear each other', async () => {
    await host.goto(`/online-meeting/${meetingId}`);
    await host.getByRole('button', { name: 'Join with microphone' }).press('Enter');
    await notice('Megumi').getByRole('button', { name: 'Admit' }).click();
    await expect(guest.getByRole('button', { name: 'Leave' })).toBeVisible();
    await expect(host.getByText('Megumi (guest)').first()).toBeVisible();
    for (const page of [host, guest])
      await expect.poll(() => heard(page), { timeout: 30_000 }).toBeGreaterThan(0);
  });

  await test.step('denies a guest', async () => {
    await guest.getByRole('button', { name: 'Leave' }).click();
    await expect(guest.getByText('You have left the meeting').last()).toBeVisible();
    await guest.getByRole('button', { name: 'Ask again' }).click();
    await ask('Kenta');
    await notice('Kenta').getByRole('button', { name: 'Deny' }).click();
    await expect(guest.getByText('You were not admitted').last()).toBeVisible();
  });

  await test.step('revokes the link while a guest is in the call', async () => {
    const { page: other } = await newBrowser({ language: 'en' });
    await other.goto(link);
    await other.getByRole('textbox', { name: 'Your name' }).fill('Sora');
    await other.getByRole('button', { name: 'Ask to join' }).click();
    await notice('Sora').getByRole('button', { name: 'Admit' }).click();
    await expect(other.getByRole('button', { name: 'Leave' })).toBeVisible();
    await host.goto(`/online-meeting?meetingId=${meetingId}`);
    await host.getByRole('button', { name: 'Revoke link' }).click();
    const dialog = host.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Revoke link' }).click();
    await expect(other.getByText('The link of this meeting was revoked').last()).toBeVisible();
  });
});
