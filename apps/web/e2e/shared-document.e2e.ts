import type { Page } from 'playwright/test';
import { fakeMedia } from './support/fakeMedia.ts';
import { line, openFlatOffice, press } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { pdfOf } from './support/pdf.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

const room = 'Meeting room Sakura';
const name = 'plan.pdf';

// Uses a separate office because a document may already be shared in the default one.
test.use({ ...fakeMedia, isolatedOffice: ['shared-document', { scope: 'worker' }] });

const stage = (page: Page) => page.getByRole('region', { name: /^Video of/ });
const picture = (page: Page, number: number) =>
  stage(page).getByRole('img', { name: `${name}, page ${number}` });
const stageButton = (page: Page, button: string) =>
  stage(page).getByRole('button', { name: button });

async function enterRoom(page: Page): Promise<void> {
  await openFlatOffice(page);
  await line(page, room).first().press('Enter');
  await press(page, 'Enter the room');
  await press(page, 'Join muted');
  await expect(page.getByRole('region', { name: 'Your voice chat' })).toContainText(room);
}

test('shares a PDF on the stage of a call with alternating presenters', async ({ newBrowser }) => {
  const pages = await Promise.all(
    ['aoi', 'ren', 'mei'].map(async (who) => (await newBrowser(member(who))).page),
  );
  const [aoi, ren, mei] = pages as [Page, Page, Page];
  for (const page of [aoi, ren]) await enterRoom(page);
  const bar = (page: Page) => page.getByRole('region', { name: 'Shared document' });

  await test.step('opens the shared document on the stage of all participants', async () => {
    await bar(aoi).getByRole('button', { name: 'Share a document' }).click();
    const dialog = aoi.getByRole('dialog', { name: 'Share a document' });
    const file = { name, mimeType: 'application/pdf', buffer: pdfOf(4) };
    await dialog.getByLabel('Pictures or a PDF').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Start sharing' }).click();
    await expect(dialog).toBeHidden();
    await expect(picture(aoi, 1)).toBeVisible();
    await expect(line(ren, room).first()).toContainText('Document shared');
    await expect(picture(ren, 1)).toBeVisible();
    await stageButton(ren, 'Back to the office').click();
    await bar(ren)
      .getByRole('button', { name: /^Open the shared document/ })
      .click();
    await expect(picture(ren, 1)).toBeVisible();
  });

  await test.step('follows the presenter to the next page', async () => {
    await stageButton(aoi, 'Next page').click();
    await expect(picture(ren, 2)).toBeVisible();
  });

  await test.step('shows the pointer of the presenter, not of a viewer', async () => {
    const pointer = (page: Page) => stage(page).locator('[data-part="Pointer"]');
    await picture(ren, 2).hover();
    await picture(aoi, 2).hover();
    await expect(pointer(ren)).toHaveText('Aoki Aoi');
    await expect(pointer(aoi)).toHaveCount(0);
    await stageButton(aoi, 'End sharing').hover();
    await expect(pointer(ren)).toHaveCount(0);
  });

  await test.step('lets a viewer look ahead, come back and take over at their page', async () => {
    await stageButton(ren, 'Next page').click();
    await expect(picture(ren, 3)).toBeVisible();
    await expect(stage(ren).getByText('Aoki Aoi is on page 2')).toBeVisible();
    await expect(picture(aoi, 2)).toBeVisible();
    await stageButton(ren, 'Back to presenter').click();
    await expect(picture(ren, 2)).toBeVisible();
    await stageButton(ren, 'Next page').click();
    await stageButton(aoi, 'Next page').click();
    await expect(stage(ren).getByText('Aoki Aoi is leading')).toBeVisible();
    await stageButton(aoi, 'Previous page').click();
    await expect(picture(ren, 2)).toBeVisible();
    await stageButton(ren, 'Next page').click();
    await stageButton(ren, 'Take over').click();
    await expect(picture(aoi, 3)).toBeVisible();
    await expect(stage(aoi).getByText('Takahashi Ren is leading')).toBeVisible();
  });

  await test.step('shows the current page to a participant who joins later', async () => {
    await enterRoom(mei);
    await expect(picture(mei, 3)).toBeVisible();
  });

  await test.step('closes the stage of all participants when the presenter ends sharing', async () => {
    await stageButton(ren, 'End sharing').click();
    for (const page of pages) await expect(stage(page)).toBeHidden();
    await expect(aoi.getByRole('button', { name: 'Share a document' })).toBeVisible();
  });
});
