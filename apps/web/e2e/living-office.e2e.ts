import type { Page } from 'playwright/test';
import { finder, openFinder } from './support/finder.ts';
import { face, line, openFlatOffice, person, press, tree } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

const aoi = 'Aoki Aoi';
const ren = 'Takahashi Ren';
const mei = 'Ito Mei';

function roomOf(page: Page, name: string): Promise<string | undefined> {
  return tree(page).evaluate((list, person) => {
    const lines = [...list.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const at = lines.findIndex(
      ({ dataset, textContent }) =>
        dataset['key']?.startsWith('person ') && textContent.includes(person),
    );
    const before = lines.slice(0, Math.max(0, at));
    return before.findLast((each) => each.getAttribute('aria-level') === '2')?.textContent;
  }, name);
}

test('three members share an office without 3D and by keyboard only', async ({ newBrowser }) => {
  test.slow();
  const pages: Page[] = [];
  for (const name of ['aoi', 'ren', 'mei']) {
    const { page } = await newBrowser(member(name));
    await openFlatOffice(page);
    pages.push(page);
  }
  const [first, second, third] = pages as [Page, Page, Page];

  await test.step('enters a room and walks to another member', async () => {
    await line(first, 'Meeting room Sakura').press('Enter');
    await press(first, 'Enter the room');
    for (const page of [second, third]) {
      await expect.poll(() => roomOf(page, aoi)).toContain('Meeting room Sakura');
    }
    await person(second, aoi).press('Enter');
    await press(second, 'Go to');
    await expect.poll(() => roomOf(third, ren)).toContain('Meeting room Sakura');
  });

  await test.step('profile follows a member who moves to another room and can be closed', async () => {
    await person(third, aoi).press('Enter');
    await press(third, `More actions for ${aoi}`);
    await third.getByRole('menuitem', { name: 'Profile' }).press('Enter');
    await expect(third.getByRole('heading', { name: aoi })).toBeVisible();
    for (const room of ['Meeting room Ume', 'Meeting room Sakura']) {
      await line(first, room).press('Enter');
      await press(first, 'Enter the room');
      await expect(third.getByText(new RegExp(`^On .*${room}$`))).toBeVisible();
    }
    await press(third, 'Close');
    await expect(person(third, aoi)).toBeVisible();
  });

  await test.step('gives a contested seat to one member and notifies the other', async () => {
    for (const page of [first, second]) {
      await line(page, 'Seat A-6').press('Enter');
      await expect(page.getByRole('button', { name: 'Sit here' })).toBeVisible();
    }
    // Delays the first request, so that neither page shows the seat as taken before the press.
    let comeSecond = () => {};
    const isTaken = new Promise<void>((resolve) => (comeSecond = resolve));
    await first.route('**/user-seat-positions', (route) => isTaken.then(() => route.continue()));
    await press(first, 'Sit here');
    await press(second, 'Sit here');
    await expect(line(second, 'Seat A-6')).toContainText('Your seat');
    await expect.poll(() => roomOf(first, ren)).not.toContain('Meeting room Sakura');
    comeSecond();
    await expect(first.getByText('Someone else took seat A-6 first').first()).toBeVisible();
    for (const page of [first, third]) await expect(line(page, 'Seat A-6')).toContainText(ren);
    await press(second, 'Leave the seat');
    await expect(line(third, 'Seat A-6')).toContainText('Free');
  });

  await test.step('shows a presence change in every list', async () => {
    await openFinder(third);
    await finder(third).fill('たかはし');
    await expect(third.getByRole('option', { name: new RegExp(ren) })).toBeVisible();
    await second.getByRole('button', { name: 'Change your status' }).first().press('Enter');
    await second.getByRole('radio', { name: 'Busy' }).press('Space');
    await expect(person(first, ren)).toContainText('Busy');
    await expect(third.getByRole('option', { name: new RegExp(ren) })).toContainText('Busy');
    await finder(third).press('Escape');
  });

  await test.step('shows a new avatar to the other members', async () => {
    const shown = face(first, ren);
    const before = await shown.getAttribute('src');
    await second.goto('/change-avatar');
    await press(second, 'Surprise me');
    await press(second, 'Save avatar');
    await expect(second.getByText('Your avatar was saved')).toBeVisible();
    await expect(shown).not.toHaveAttribute('src', before ?? '');
  });

  await test.step('walks to a found member with a single shortcut', async () => {
    await openFinder(third);
    await finder(third).fill('あおき');
    await expect(third.getByRole('option', { name: new RegExp(aoi) })).toBeVisible();
    await finder(third).press('Shift+Enter');
    await expect.poll(() => roomOf(first, mei)).toContain('Meeting room Sakura');
  });

  await test.step('removes a member who changes floors from the list and updates the floor counts', async () => {
    await third.getByRole('link', { name: 'Map', exact: true }).click();
    const counted = third.getByRole('listitem').filter({ hasText: '2F Quiet' });
    await expect(counted).toContainText('0 people');
    await second.goto('/main');
    await line(second, '2F Quiet').press('Enter');
    await press(second, 'Go to this floor');
    await expect(person(first, ren)).toBeHidden();
    await expect(counted).toContainText('1 person');
  });
});
