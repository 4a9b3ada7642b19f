import type { Page } from 'playwright/test';
import { fakeMedia } from './support/fakeMedia.ts';
import { line, openFlatOffice, press } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { pdfOf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

const room = 'Meeting room Sakura';
const name = 'plan.pdf';

// A room in which something is shared already would be another walk.
test.use({ ...fakeMedia, ownOffice: ['shared-document', { scope: 'worker' }] });

const picture = (page: Page, number: number) =>
  page
    .getByRole('figure', { name: 'Shared document' })
    .getByRole('img', { name: `${name}, page ${number}` });

test('a PDF is shown in a meeting room, page by page, led by one after the other', async ({
  newBrowser,
}) => {
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

  await test.step('one shares it, and the other sees it on the plan and in the room', async () => {
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

  await test.step('the other follows when the leader turns the page', async () => {
    await aoi.getByRole('button', { name: 'Next page' }).click();
    await expect(picture(ren, 2)).toBeVisible();
  });

  await test.step('who looks at another page stays there, and takes over with it', async () => {
    await ren.getByRole('button', { name: 'Next page' }).click();
    await expect(picture(ren, 3)).toBeVisible();
    await expect(ren.getByText('青木 葵 is on page 2')).toBeVisible();
    await expect(picture(aoi, 2)).toBeVisible();
    await ren.getByRole('button', { name: 'Take over' }).click();
    await expect(picture(aoi, 3)).toBeVisible();
    await expect(aoi.getByText('高橋 蓮 leads')).toBeVisible();
  });

  await test.step('it is gone for both when the leader ends it', async () => {
    await ren.getByRole('button', { name: 'End sharing' }).click();
    for (const page of pages) {
      await expect(page.getByRole('figure', { name: 'Shared document' })).toBeHidden();
    }
    await expect(aoi.getByRole('button', { name: 'Share a document' })).toBeVisible();
  });
});
