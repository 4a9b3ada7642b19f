import type { Locator, Page } from 'playwright/test';
import { callBar as bar, callFromFinder } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { collectConnections } from './support/peerConnections.ts';
import { expect, sakura, test } from './support/test.ts';

const aoi = 'Aoki Aoi';
const ren = 'Takahashi Ren';

test.use(fakeMedia);

async function openOffice(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('office.view', '2d'));
  await collectConnections(page);
  await page.goto('/main');
  await expect(line(page, 'Talk area Komorebi')).toBeVisible();
}

const line = (page: Page, text: string): Locator =>
  page.getByRole('treeitem').filter({ hasText: text });

const person = (page: Page, name: string): Locator =>
  page.getByRole('treeitem').filter({ hasText: new RegExp(`^${name}`) });

/** Returns the distance in metres between the two members on the floor, computed from plan pixels. */
function distance(page: Page): Promise<number> {
  return page.locator('[data-part="Person"]').evaluateAll((marks) => {
    const [one, other, ...more] = marks.map(
      (mark) => new DOMMatrix(getComputedStyle(mark).transform),
    );
    return one && other && more.length === 0 ? Math.hypot(one.e - other.e, one.f - other.f) : NaN;
  });
}

const stage = (page: Page): Locator => page.getByRole('region', { name: /^Video of/ });

/** Returns the received bytes of a media line: 0 is audio, 1 the camera, 2 the screen. */
function received(page: Page, line: 0 | 1 | 2): Promise<number> {
  return page.evaluate(async (mid) => {
    const stats = await window.connections.at(-1)?.getStats();
    const incoming = [...(stats?.values() ?? [])].find(
      (each) => each.type === 'inbound-rtp' && each.mid === String(mid),
    );
    return incoming?.totalAudioEnergy ?? incoming?.framesDecoded ?? 0;
  }, line);
}

async function expectMoving(page: Page, line: 1 | 2): Promise<void> {
  const before = await received(page, line);
  await expect.poll(() => received(page, line)).toBeGreaterThan(before);
}

const stageCode = '**/assets/CallStagePanel-*.js';

test('connects two members by voice and joins a talk area on entering it', async ({
  newBrowser,
}) => {
  test.slow();
  const pages = await Promise.all(
    ['aoi', 'ren'].map(async (name) => {
      const as = `${name}@sakura.example`;
      const { page } = await newBrowser({ as, organization: sakura, language: 'en' });
      await openOffice(page);
      return page;
    }),
  );
  const [first, second] = pages as [Page, Page];
  await first.route(stageCode, (route) => route.fulfill({ status: 404 }));

  await test.step('calls from the finder and answers by keyboard', async () => {
    await callFromFinder(first, 'たかはし');
    await expect(first.getByRole('group', { name: `Calling ${ren}…` })).toBeVisible();
    const invitation = second.getByRole('group', { name: `${aoi} invites you to a voice chat` });
    await expect(invitation).toBeVisible();
    await second.keyboard.press('Alt+j');
    await expect(invitation.getByRole('button', { name: 'Join' })).toBeFocused();
    await second.keyboard.press('Enter');
    await expect(bar(first)).toContainText(ren);
    await expect(bar(second)).toContainText(aoi);
  });

  await test.step('transmits audio and shows both members as busy', async () => {
    for (const page of pages) await expect.poll(() => received(page, 0)).toBeGreaterThan(0);
    await expect(person(first, ren)).toContainText('Busy');
  });

  await test.step('marks the member with a raised hand on the plan of both', async () => {
    const raisedHand = (page: Page) =>
      page.locator('[data-part="Person"]').filter({ hasText: '✋' });
    const hand = bar(second).getByRole('button', { name: /^Raise your hand/ });
    await hand.click();
    for (const page of pages) {
      await expect(raisedHand(page)).toHaveCount(1);
      await expect(raisedHand(page)).toContainText(ren);
    }
    await hand.click();
    for (const page of pages) await expect(raisedHand(page)).toHaveCount(0);
  });

  await test.step('shows a camera to the other member and starts no camera automatically', async () => {
    await expect(stage(second)).toBeHidden();
    const missing = first.waitForResponse(stageCode);
    await second.keyboard.press('Alt+v');
    await expect(stage(second)).toBeVisible();
    // The stage chunk was removed by a deployment: the call continues and the chunk is retried.
    await missing;
    const sound = await received(first, 0);
    await expect.poll(() => received(first, 0)).toBeGreaterThan(sound);
    await expect(bar(first)).toContainText(ren);
    await first.unroute(stageCode);
    await expect(stage(first)).toBeVisible();
    await expectMoving(first, 1);
    expect(await received(second, 1)).toBe(0);
  });

  await test.step('moves the call to a small window and back', async () => {
    const opening = first.context().waitForEvent('page');
    await stage(first).getByRole('button', { name: 'Show in a small window' }).click();
    const mini = await opening;
    await expect(stage(first)).toBeHidden();
    await mini.getByRole('button', { name: 'Mute' }).click();
    await expect(bar(first).getByRole('button', { name: /^Unmute/ })).toBeVisible();
    await mini.getByRole('button', { name: 'Unmute' }).click();
    await mini.getByRole('button', { name: 'Back to the page' }).click();
    await expect(stage(first)).toBeVisible();
    expect(mini.isClosed()).toBe(true);
  });

  await test.step('shares a screen and hands sharing over to the other member', async () => {
    const share = (page: Page) => bar(page).getByRole('button', { name: 'Share your screen' });
    const screenOf = (page: Page, name: string) =>
      stage(page).getByRole('button', { name: `Enlarge ${name}’s screen` });
    await share(first).click();
    await expect(screenOf(second, aoi)).toBeVisible();
    await expectMoving(second, 2);
    await share(second).click();
    await expect(screenOf(first, ren)).toBeVisible();
    await expectMoving(first, 2);
    await expect(share(first)).toBeVisible();
    await expect(screenOf(second, aoi)).toBeHidden();
  });

  await test.step('shows the office again when all video has stopped', async () => {
    await bar(second).getByRole('button', { name: 'Stop sharing' }).click();
    await second.keyboard.press('Alt+v');
    for (const page of pages) await expect(stage(page)).toBeHidden();
    const sound = await received(first, 0);
    await expect.poll(() => received(first, 0)).toBeGreaterThan(sound);
  });

  await test.step('marks a muted member', async () => {
    await second.keyboard.press('Alt+m');
    await bar(first).getByRole('button', { name: /^Open/ }).click();
    const listed = first.getByRole('list', { name: 'Participants' }).getByRole('listitem');
    await expect(listed.filter({ hasText: ren })).toContainText('Muted');
  });

  await test.step('ends a call of two when one leaves', async () => {
    await bar(second).getByRole('button', { name: 'Leave' }).click();
    const after = first.getByRole('group', { name: `${ren} has left` });
    await expect(after.getByRole('button', { name: 'Write a message' })).toBeVisible();
    for (const page of pages) await expect(bar(page)).toBeHidden();
    await expect(first.getByText('This voice chat has ended')).toBeVisible();
    await expect(person(first, ren)).toContainText('Available');
  });

  await test.step('ends the call for both when one walks away, and offers to write', async () => {
    await first.getByRole('button', { name: 'Ask again' }).click();
    const invitation = second.getByRole('group', { name: `${aoi} invites you to a voice chat` });
    const connections = await first.evaluate(() => window.connections.length);
    await invitation.getByRole('button', { name: 'Join' }).click();
    // The distance is measured only while both are connected.
    await expect
      .poll(() => first.evaluate(() => window.connections.length))
      .toBeGreaterThan(connections);
    for (const page of pages) {
      await expect(bar(page)).toBeVisible();
      await expect.poll(() => received(page, 0)).toBeGreaterThan(0);
    }
    await expect.poll(() => distance(first)).toBeLessThan(2);
    const over = (page: Page, name: string) =>
      page.getByRole('group', {
        name: `The voice chat with ${name} ended: you were too far apart`,
      });
    await line(first, 'Meeting room Take').press('Enter');
    await first.getByRole('button', { name: 'Enter the room', exact: true }).press('Enter');
    await expect(over(first, ren)).toBeVisible();
    for (const page of pages) await expect(bar(page)).toBeHidden();
    await over(second, aoi).getByRole('button', { name: 'Write a message' }).click();
    await expect(second).toHaveURL(/\/direct-message\//);
  });

  await test.step('joins a talk area muted on entering it and leaves it on walking out', async () => {
    await first.keyboard.press('Escape');
    await line(first, 'Talk area Komorebi').press('Enter');
    await first.getByRole('button', { name: 'Enter the room', exact: true }).press('Enter');
    await expect(bar(first)).toContainText('Talk area Komorebi');
    await expect(bar(first).getByRole('button', { name: /^Unmute/ })).toBeVisible();
    await second.getByRole('link', { name: 'Voice chat' }).click();
    const room = second.getByRole('listitem').filter({ hasText: 'Talk area Komorebi' });
    await expect(room).toContainText(aoi);
    await line(first, 'Meeting room Take').press('Enter');
    await first.getByRole('button', { name: 'Enter the room', exact: true }).press('Enter');
    await expect(bar(first)).toBeHidden();
    await expect(room).toContainText('No one is here');
  });
});

test('returns to the call after a reload, muted and without asking', async ({ newBrowser }) => {
  const as = 'haru@sakura.example';
  const { page } = await newBrowser({ as, organization: sakura, language: 'en' });
  await page.goto('/voice-chat');
  await page
    .getByRole('button', { name: /^Join “/ })
    .first()
    .click();
  await expect(bar(page).getByRole('button', { name: /^Mute/ })).toBeVisible();
  await page.reload();
  await expect(bar(page).getByRole('button', { name: /^Unmute/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rejoin' })).toBeHidden();
});

test('keeps mute and leave available offline until the call ends', async ({ newBrowser }) => {
  const as = 'haru@sakura.example';
  const { page, context } = await newBrowser({ as, organization: sakura, language: 'en' });
  await page.clock.install();
  await page.goto('/voice-chat');
  await page
    .getByRole('button', { name: /^Join “/ })
    .first()
    .click();
  const mute = bar(page).getByRole('button', { name: /^(Mute|Unmute)/ });
  const leave = bar(page).getByRole('button', { name: 'Leave' });
  await expect(leave).toBeVisible();
  await context.setOffline(true);
  const line = page.getByRole('status').filter({ hasText: 'Reconnecting…' }).first();
  await expect(line).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(mute).toBeVisible();
  await leave.click();
  // The call has ended, so the offline page may replace the screen.
  await expect(page.getByRole('heading', { name: 'The network can’t be reached' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Voice chat' })).toBeVisible();
});
