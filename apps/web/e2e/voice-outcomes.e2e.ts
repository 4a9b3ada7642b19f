import type { Locator, Page } from 'playwright/test';
import { callBar, callFromFinder } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { openPlan } from './support/openPlan.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

const aoi = 'Aoki Aoi';
const ren = 'Takahashi Ren';
const mei = 'Ito Mei';

test.use({ ...fakeMedia, isolatedOffice: ['voice-outcomes', { scope: 'worker' }] });

test('tells the other member how a call was answered, left or missed', async ({ newBrowser }) => {
  test.slow();
  const open = (name: string) => openPlan(newBrowser, name);
  const [first, second, third] = await Promise.all([open('aoi'), open('ren'), open('mei')]);
  const prompt = (page: Page, name: string): Locator => page.getByRole('group', { name });
  const invitation = (page: Page) => prompt(page, `${aoi} invites you to a voice chat`);
  const press = (area: Locator, name: string) => area.getByRole('button', { name }).click();
  const call = (page: Page) => callFromFinder(page, 'たかはし');

  await test.step('replies to the call by message', async () => {
    await call(first);
    await press(invitation(second), 'Reply by message');
    await expect(second).toHaveURL(/\/direct-message\//);
    await expect(prompt(first, `${ren} will reply by direct message`)).toBeVisible();
  });

  await test.step('continues by direct message during the call', async () => {
    await call(first);
    await press(invitation(second), 'Join');
    for (const page of [first, second]) await expect(callBar(page)).toBeVisible();
    await press(callBar(second), 'Continue by direct message');
    await expect(second).toHaveURL(/\/direct-message\//);
    await press(prompt(first, `${ren} continues by direct message`), 'Open the messages');
    await expect(first).toHaveURL(/\/direct-message\//);
    await expect(callBar(first)).toBeHidden();
  });

  await test.step('leaves before joining', async () => {
    const joinToken = '**/v1/voice-chat/token';
    await second.route(joinToken, () => {});
    await call(first);
    await press(invitation(second), 'Join');
    await expect(callBar(first)).toContainText('Waiting for others');
    await press(callBar(second), 'Leave');
    await expect(prompt(first, `${ren} has left`)).toBeVisible({ timeout: 10_000 });
    await expect(callBar(first)).toBeHidden();
    await second.unroute(joinToken);
  });

  await test.step('names the members of the ongoing call in its invitation', async () => {
    await call(first);
    await press(invitation(second), 'Join');
    await expect(callBar(first)).toContainText(ren);
    await callBar(first).getByRole('button', { name: /^Open/ }).click();
    await first.getByRole('button', { name: 'Invite members' }).first().click();
    await first.getByRole('searchbox').fill('いとう');
    await press(first.locator('body'), `Invite ${mei}`);
    const ongoing = prompt(third, `${aoi} invites you to a voice chat in progress`);
    await expect(ongoing).toContainText(`${ren} is already there.`);
    await press(ongoing, 'Reply by message');
    await expect(first.getByText(`${mei} will reply by direct message`).first()).toBeVisible();
  });

  await test.step('notifies about the end of the call of a busy member', async () => {
    await call(third);
    await press(prompt(third, `${ren} is in another voice chat`), 'Notify me when free');
    await expect(prompt(third, `You will be notified when ${ren} is free`)).toBeVisible();
    await press(callBar(second), 'Leave');
    const free = prompt(third, `${ren} is available now`);
    await press(free, 'Ask again');
    await expect(prompt(second, `${mei} invites you to a voice chat`)).toBeVisible();
  });
});
