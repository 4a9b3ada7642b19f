import type { Locator, Page } from 'playwright/test';
import { callBar } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { openFlatOffice, person } from './support/flatOffice.ts';
import { allowNotice, asMember, member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

// Separate office, because booked rooms and busy members would affect other tests.
test.use({ isolatedOffice: ['meetings', { scope: 'worker' }], ...fakeMedia });

const ren = 'Takahashi Ren';
const mei = 'Ito Mei';
const room = /^Meeting room Ume/;
const title = 'Window seats';

const tomorrow = () => {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return { typed: `${year}/${month}/${day}`, address: `${year}-${month}-${day}` };
};

async function fillTime(page: Page, { date, time }: { date: string; time: string }): Promise<void> {
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Start', { exact: true }).fill(time);
  await page.getByLabel('Start', { exact: true }).press('Tab');
}

async function chooseRoom(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Meeting room' }).press('Enter');
  await page.getByRole('option', { name: room }).press('Enter');
}

async function choosePeople(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Choose participants' }).press('Enter');
  for (const name of names) {
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('checkbox', { name: new RegExp(name) }).press('Space');
  }
  await page.getByRole('button', { name: 'Done' }).press('Enter');
}

async function openCalendarTab(page: Page, name: string, date: string): Promise<Page> {
  const found = await page.request.get('/api/v1/users/org-members', {
    headers: await asMember(page),
    params: { keyword: name },
  });
  const { data } = (await found.json()) as { data: { userId: string }[] };
  const ids = JSON.stringify(data.map(({ userId }) => userId));
  await page.evaluate((shown) => localStorage.setItem('office.calendarMemberIds', shown), ids);
  const tab = await page.context().newPage();
  await tab.goto(`/calendar?view=day&date=${date}`);
  return tab;
}

async function dragDown(page: Page, block: Locator, part: number): Promise<void> {
  // Hovering waits until the element is stable and scrolled into view.
  await block.hover();
  const box = (await block.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + (box.height * part) / 2);
  await page.mouse.move(x, y + box.height * part);
  await page.mouse.up();
}

test('plans, declines, drags, joins by notification and ends a meeting', async ({ newBrowser }) => {
  skipInQuickSet();
  test.slow();
  const { page: organiser } = await newBrowser(member('ren'));
  const { page: invitee } = await newBrowser(member('mei'));
  const { typed, address } = tomorrow();
  await Promise.all([openFlatOffice(organiser), openFlatOffice(invitee)]);

  await test.step('plans the meeting with a room and three members', async () => {
    await organiser.goto('/online-meeting?view=new');
    await organiser.getByLabel(/^Title/).fill(title);
    await fillTime(organiser, { date: typed, time: '15:00' });
    await choosePeople(organiser, [mei, 'Watanabe Haru']);
    await chooseRoom(organiser);
    await organiser.getByRole('button', { name: 'Plan meeting' }).press('Enter');
    await expect(organiser.getByRole('heading', { name: title })).toBeVisible();
    await expect(organiser.getByText('15:00–16:00').first()).toBeVisible();
  });

  await test.step('shows a declined invitation immediately', async () => {
    await invitee.goto('/online-meeting');
    await invitee.getByRole('button', { name: new RegExp(title) }).press('Enter');
    await invitee.getByRole('button', { name: 'Decline' }).press('Enter');
    await expect(invitee.getByRole('button', { name: 'Decline' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // Limited to the panel, because a toast shows the same text.
    const panel = organiser.locator('#office-content');
    await expect(panel.getByRole('listitem').filter({ hasText: mei })).toContainText('Declined');
  });

  await test.step('moves the meeting by drag and updates all views', async () => {
    await organiser.goto(`/calendar?view=day&date=${address}`);
    const block = organiser.locator('[data-meeting]').filter({ hasText: title });
    const looking = await openCalendarTab(invitee, ren, address);
    const shown = looking.locator('[data-meeting]').filter({ hasText: title });
    await expect(shown).toContainText('15:00');
    await dragDown(organiser, block, 0.5);
    await expect(block).toContainText('15:30');
    await expect(invitee.getByText('15:30–16:30').first()).toBeVisible();
    await expect(shown).toContainText('15:30');
    await looking.close();
    // A new time resets the answers.
    await expect(invitee.getByRole('button', { name: 'Decline' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  await test.step('rejects a second booking of the room and shows the conflicting time', async () => {
    await invitee.goto('/online-meeting?view=new');
    await invitee.getByLabel(/^Title/).fill('Elsewhere');
    await fillTime(invitee, { date: typed, time: '16:00' });
    await chooseRoom(invitee);
    await expect(invitee.getByText(/This room is booked .*15:30/)).toBeVisible();
    await invitee.getByRole('button', { name: 'Plan meeting' }).press('Enter');
    await expect(invitee.getByText(/This room is booked from .*15:30/)).toBeVisible();
    await expect(invitee.getByRole('combobox', { name: 'Meeting room' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await invitee.goto('/online-meeting');
    await invitee.getByRole('button', { name: 'Plan a meeting' }).press('Enter');
    await expect(invitee.getByLabel(/^Title/)).toHaveValue('Elsewhere');
  });

  await test.step('joins a meeting that starts now from its notification, and both members are busy', async () => {
    await allowNotice(invitee);
    await organiser.goto('/online-meeting?view=now');
    await organiser.getByLabel(/^Title/).fill('Now or never');
    await choosePeople(organiser, [mei]);
    await organiser.getByRole('button', { name: 'Start meeting' }).press('Enter');
    await expect(organiser.getByRole('heading', { name: 'Now or never' })).toBeVisible();
    const notice = invitee.getByRole('region', { name: '“Now or never” has started' });
    await notice.getByRole('button', { name: 'Join' }).press('Enter');
    await expect(invitee.getByRole('button', { name: 'Leave' }).first()).toBeVisible();
    for (const name of [ren, mei]) await expect(person(invitee, name)).toContainText('Busy');
  });

  await test.step('joins with the microphone on, as set, by notification and from the meeting page', async () => {
    const mute = (page: Page) => callBar(page).getByRole('button', { name: /^Mute/ });
    for (const page of [organiser, invitee]) await expect(mute(page)).toBeVisible();
    await callBar(invitee).getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(callBar(invitee)).toBeHidden();
    const panel = invitee.locator('#office-content');
    await panel.getByRole('button', { name: 'Join meeting' }).press('Enter');
    await expect(mute(invitee)).toBeVisible();
  });

  await test.step('organiser ends the meeting for all, and both members are available again', async () => {
    const more = 'Meeting actions';
    await organiser.getByRole('button', { name: more }).press('Enter');
    await organiser.getByRole('menuitem', { name: 'End for everyone' }).press('Enter');
    await organiser.getByRole('button', { name: 'End for everyone' }).press('Enter');
    await expect(invitee.getByText('This meeting is over.')).toBeVisible();
    for (const name of [ren, mei]) await expect(person(invitee, name)).toContainText('Available');
  });
});
