import type { Page } from 'playwright/test';
import { fakeMedia } from './support/fakeMedia.ts';
import { line, openFlatOffice, press } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { pdfOf } from './support/pdf.ts';
import { expect, runsOnlyInAll, test } from './support/test.ts';

runsOnlyInAll();

const room = 'Meeting room Sakura';
const name = 'plan.pdf';

// Uses a separate office because a document may already be shared in the default one.
test.use({ ...fakeMedia, isolatedOffice: ['shared-document', { scope: 'worker' }] });

const picture = (page: Page, number: number) =>
  page
    .getByRole('figure', { name: 'Shared document' })
    .getByRole('img', { name: `${name}, page ${number}` });

test('shares a PDF in a meeting room with alternating presenters', async ({ newBrowser }) => {
  const pages = await Promise.all(
    ['aoi', 'ren'].map(async (who) => {
      const { page } = await newBrowser(member(who));
      await openFlatOffice(page);
      return page;
    }),
  );
  for (const page of pages) {
    await line(page, room).first().press('Enter');
    await press(page, 'Enter the room');
    await press(page, 'Join muted');
    await expect(page.getByRole('region', { name: 'Your voice chat' })).toContainText(room);
  }
  const [aoi, ren] = pages as [Page, Page];
  const bar = (page: Page) => page.getByRole('region', { name: 'Shared document' });

  await test.step('shows the shared document on the plan and in the room', async () => {
    await bar(aoi).getByRole('button', { name: 'Share a document' }).click();
    const dialog = aoi.getByRole('dialog', { name: 'Share a document' });
    const file = { name, mimeType: 'application/pdf', buffer: pdfOf(4) };
    await dialog.getByLabel('Pictures or a PDF').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Start sharing' }).click();
    await expect(dialog).toBeHidden();
    await expect(picture(aoi, 1)).toBeVisible();
    await expect(line(ren, room).first()).toContainText('Document shared');
    await bar(ren)
      .getByRole('button', { name: /^Open the shared document/ })
      .click();
    await expect(picture(ren, 1)).toBeVisible();
  });

  await test.step('follows the presenter to the next page', async () => {
    await aoi.getByRole('button', { name: 'Next page' }).click();
    await expect(picture(ren, 2)).toBeVisible();
  });

  await test.step('lets a viewer browse independently and take over at their page', async () => {
    await ren.getByRole('button', { name: 'Next page' }).click();
    await expect(picture(ren, 3)).toBeVisible();
    await expect(ren.getByText('青木 葵 is on page 2')).toBeVisible();
    await expect(picture(aoi, 2)).toBeVisible();
    await ren.getByRole('button', { name: 'Take over' }).click();
    await expect(picture(aoi, 3)).toBeVisible();
    await expect(aoi.getByText('高橋 蓮 is leading')).toBeVisible();
  });

  await test.step('closes the document for both when the presenter ends sharing', async () => {
    await ren.getByRole('button', { name: 'End sharing' }).click();
    for (const page of pages) {
      await expect(page.getByRole('figure', { name: 'Shared document' })).toBeHidden();
    }
    await expect(aoi.getByRole('button', { name: 'Share a document' })).toBeVisible();
  });
});
