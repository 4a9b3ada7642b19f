import type { Page } from 'playwright/test';
import { callBar, callFromFinder } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

const aoi = 'Aoki Aoi';
const ren = 'Takahashi Ren';
const mei = 'Ito Mei';

test.use({ ...fakeMedia, isolatedOffice: ['voice-group', { scope: 'worker' }] });

test('keeps a direct call of three when the inviter leaves and rejoins', async ({ newBrowser }) => {
  skipInQuickSet();
  test.slow();
  const open = async (name: string): Promise<Page> => {
    const { page } = await newBrowser(member(name));
    await page.addInitScript(() => localStorage.setItem('office.view', '2d'));
    await page.goto('/main');
    await expect(room(page)).toBeVisible();
    return page;
  };
  const room = (page: Page) => page.getByRole('treeitem').filter({ hasText: 'Meeting room Take' });
  const [first, second, third] = await Promise.all([open('aoi'), open('ren'), open('mei')]);
  const expectTalk = async (page: Page, ...names: string[]) => {
    for (const name of names) await expect(callBar(page)).toContainText(name);
  };

  await test.step('talks with one member while another is in a distant room', async () => {
    await room(third).press('Enter');
    await third.getByRole('button', { name: 'Enter the room', exact: true }).press('Enter');
    await third.getByRole('button', { name: 'Don’t join' }).click();
    await callFromFinder(first, 'たかはし');
    await second
      .getByRole('group', { name: `${aoi} invites you to a voice chat` })
      .getByRole('button', { name: 'Join' })
      .click();
    await expectTalk(first, ren);
  });

  await test.step('invites the distant member', async () => {
    await callBar(first).getByRole('button', { name: /^Open/ }).click();
    await first.getByRole('button', { name: 'Invite members' }).first().click();
    await first.getByRole('searchbox').fill('いとう');
    await first.getByRole('button', { name: `Invite ${mei}` }).click();
    await third
      .getByRole('group', { name: new RegExp(aoi) })
      .getByRole('button', { name: 'Join' })
      .click();
    await expectTalk(first, ren, mei);
    await expectTalk(second, aoi, mei);
    await expectTalk(third, aoi, ren);
  });

  await test.step('rejoins with the button after leaving', async () => {
    await callBar(first).getByRole('button', { name: 'Leave' }).click();
    await first
      .getByRole('group', { name: /^You left the voice chat with/ })
      .getByRole('button', { name: 'Rejoin' })
      .click();
    await expectTalk(first, ren, mei);
    await expectTalk(second, aoi, mei);
    await expectTalk(third, aoi, ren);
  });

  await test.step('returns automatically after a reload', async () => {
    await first.reload();
    await expectTalk(first, ren, mei);
    await expectTalk(second, aoi, mei);
    await expectTalk(third, aoi, ren);
  });

  await test.step('continues without a warning when the page of the inviter crashes', async () => {
    const crashed = first.waitForEvent('crash');
    const devTools = await first.context().newCDPSession(first);
    devTools.send('Page.crash').catch(() => undefined);
    await crashed;
    for (const [page, other] of [
      [second, mei],
      [third, ren],
    ] as const) {
      // Up to 25 s until the server notices, and the grace period of 30 s.
      await expect(callBar(page)).toContainText(`${aoi} has left`, { timeout: 90_000 });
      await expectTalk(page, other);
      await expect(callBar(page)).not.toContainText('m apart');
    }
  });
});
