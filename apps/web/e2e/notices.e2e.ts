import type { Page } from 'playwright/test';
import { line, openFlatOffice, person, press } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

const room = 'Meeting room Sakura';

// Separate office, because the prompt is only shown when a member enters the room.
test.use({ isolatedOffice: ['notices', { scope: 'worker' }] });
skipInQuickSet();

const question = (page: Page) => page.getByRole('group', { name: `You are in “${room}”` });
const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fails if something covers the centre of a button. */
async function expectReachable(page: Page, panel: string, names: readonly string[]) {
  for (const name of names)
    await panelOf(page, panel).getByRole('button', { name, exact: true }).click({ trial: true });
}

async function openPage(page: Page, path: string, panel: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(panelOf(page, panel)).toBeVisible();
}

test('the prompt of a meeting room covers no control, stays closed and is shown on one device', async ({
  newBrowser,
}) => {
  const { page } = await newBrowser(member('aoi'));
  await openFlatOffice(page);
  await line(page, room).first().press('Enter');
  await press(page, 'Enter the room');
  await expect(question(page)).toBeVisible();

  await test.step('leaves the buttons of the calendar free at 1280 px', async () => {
    await openPage(page, '/calendar', 'Calendar');
    await expect(question(page)).toBeVisible();
    await expectReachable(page, 'Calendar', ['Today', 'Close panel']);
    await expectReachable(page, 'Calendar', ['Print', 'Find a time', 'New meeting']);
  });

  await test.step('leaves the header and the navigation free at 390 px', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/direct-message', 'Direct messages');
    await expect(question(page)).toBeVisible();
    await expectReachable(page, 'Direct messages', ['Close panel']);
    for (const link of await page.getByRole('navigation').getByRole('link').all())
      if (await link.isVisible()) await link.click({ trial: true });
  });

  await test.step('can be closed and stays closed during the visit, also after a reload', async () => {
    await question(page).getByRole('button', { name: 'Close this notice' }).click();
    await expect(question(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'The meeting room you are in' })).toBeVisible();
    await expect(question(page)).toBeHidden();
  });

  await test.step('is not shown on another device, which has not moved the avatar', async () => {
    const { page: other } = await newBrowser(member('aoi'));
    const entered: string[] = [];
    other.on('request', (request) => {
      if (request.url().endsWith('/voice-chat/rooms/meeting-area')) entered.push(request.url());
    });
    await other.clock.install();
    await openFlatOffice(other);
    await expect(person(other, 'Aoki Aoi')).toBeVisible();
    // Longer than the time after which a member counts as being in a room.
    for (let second = 0; second < 5; second += 1) await other.clock.fastForward(1000);
    await other.evaluate(() => fetch('/config.json'));
    expect(entered).toEqual([]);
    await expect(question(other)).toBeHidden();
    await other.close();
  });
});
