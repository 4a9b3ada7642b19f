import { line, openFlatOffice, person, press } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

// Separate office, because members moved by other tests do not arrive at their own seats.
test.use({ isolatedOffice: ['own-desk', { scope: 'worker' }] });

const aoi = 'Aoki Aoi';
const ren = 'Takahashi Ren';

test('seats a member at their desk and notifies them of a new note', async ({ newBrowser }) => {
  test.slow();
  const { page: author } = await newBrowser(member('ren'));
  const { page: owner } = await newBrowser(member('aoi'));
  await openFlatOffice(author);
  await openFlatOffice(owner);

  await test.step('shows the arriving member at their seat on both pages', async () => {
    for (const page of [owner, author]) await expect(line(page, 'Desks')).toContainText('2 people');
  });

  const entry = owner.getByRole('link', { name: /^My desk/ });
  await test.step('clears the unread count of notes that were opened', async () => {
    await entry.click();
    await expect(owner.getByRole('list', { name: 'Notes' })).toBeVisible();
    await expect(entry).not.toContainText('unread');
    await owner.keyboard.press('Escape');
  });

  await test.step('announces a new note and counts it at the desk', async () => {
    await author.goto('/main');
    await person(author, aoi).press('Enter');
    await press(author, `More actions for ${aoi}`);
    await author.getByRole('menuitem', { name: 'Leave a note' }).press('Enter');
    await author.getByRole('textbox', { name: 'Your note' }).fill('お昼に行きませんか');
    await author.getByRole('textbox', { name: 'Your note' }).press('Tab');
    await press(author, 'Leave the note');
    const notice = owner.getByText(`${ren} left a note on your desk`).first();
    await expect(notice).toBeVisible();
    await expect(entry).toContainText('1 unread');
    await notice.click();
  });

  await test.step('opens the note from the notification and clears the count', async () => {
    await expect(owner).toHaveURL(/\/my-desk$/);
    await expect(owner.getByText('お昼に行きませんか').first()).toBeVisible();
    await expect(entry).not.toContainText('unread');
  });
});
