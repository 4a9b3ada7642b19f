import type { Page } from 'playwright/test';
import { fakeMedia } from './support/fakeMedia.ts';
import { line, openFlatOffice, person, press } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

const ren = 'Takahashi Ren';
const room = 'Meeting room Sakura';

// Separate office, because the prompt is only shown when a member enters the room.
test.use({ ...fakeMedia, isolatedOffice: ['meeting-room', { scope: 'worker' }] });

const question = (page: Page) => page.getByRole('group', { name: `You are in “${room}”` });
const place = (page: Page) => page.getByRole('region', { name: 'The meeting room you are in' });
const call = (page: Page) => page.getByRole('region', { name: 'Your voice chat' });

async function walkTo(page: Page, name: string): Promise<void> {
  await line(page, name).first().press('Enter');
  await press(page, 'Enter the room');
}

test('shows a prompt on entering a meeting room and never joins its call automatically', async ({
  newBrowser,
}) => {
  test.slow();
  const pages = await Promise.all(
    ['aoi', 'ren'].map(async (name) => {
      const { page } = await newBrowser(member(name));
      await openFlatOffice(page);
      return page;
    }),
  );
  const [first, second] = pages as [Page, Page];

  await test.step('shows the prompt without making the member busy', async () => {
    await walkTo(second, room);
    await expect(question(second)).toContainText('No one is talking here yet');
    await expect(call(second)).toBeHidden();
    await expect(person(first, ren)).toContainText('Available');
    await question(second).getByRole('button', { name: 'Don’t join' }).press('Enter');
    await expect(question(second)).toBeHidden();
    await expect(place(second)).toContainText(room);
  });

  await test.step('joins muted by keyboard and stays available while alone', async () => {
    await walkTo(first, room);
    await expect(question(first)).toBeVisible();
    await first.getByRole('checkbox', { name: 'Do the same next time' }).press('Space');
    await first.keyboard.press('Alt+j');
    await first.keyboard.press('Enter');
    await expect(call(first).getByRole('button', { name: /^Unmute/ })).toBeVisible();
    await expect(place(second)).toContainText('Aoki Aoi is talking here');
    await expect(person(second, 'Aoki Aoi')).toContainText('Available');
  });

  await test.step('shows two participants as busy and a remaining one as available', async () => {
    await place(second).getByRole('button', { name: 'Join muted' }).press('Enter');
    await expect(call(second)).toContainText(room);
    for (const name of ['Aoki Aoi', ren]) await expect(person(first, name)).toContainText('Busy');
    await call(second).getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(place(second)).toBeVisible();
    for (const name of ['Aoki Aoi', ren])
      await expect(person(first, name)).toContainText('Available');
  });

  await test.step('leaves the call on walking out and applies the saved choice in the next room', async () => {
    await walkTo(first, 'Meeting room Ume');
    await expect(call(first)).toContainText('Meeting room Ume');
    await call(first).getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(call(first)).toBeHidden();
    await expect(place(first)).toContainText('Meeting room Ume');
  });

  await test.step('changes the saved choice for meeting rooms', async () => {
    await place(first).getByRole('button', { name: 'When I enter a meeting room' }).press('Enter');
    const choice = first.getByRole('combobox', { name: 'When I enter a meeting room' });
    await expect(choice).toContainText('Join muted');
    await choice.press('Enter');
    await first.getByRole('option', { name: 'Ask each time' }).press('Enter');
    await expect(choice).toContainText('Ask each time');
    await first.goto('/main');
    await walkTo(first, room);
    await expect(question(first)).toBeVisible();
  });
});
