import type { Page } from 'playwright/test';
import { fakeMedia } from './support/fakeMedia.ts';
import { asMember, member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

// Separate office, because started meetings take rooms and make members busy.
test.use({ isolatedOffice: ['calendar', { scope: 'worker' }], ...fakeMedia });

const mei = 'Ito Mei';

const tomorrow = () => {
  const at = new Date(Date.now() + 24 * 60 * 60_000);
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${year}-${month}-${day}`;
};

async function showCalendarOf(page: Page, name: string): Promise<void> {
  const found = await page.request.get('/api/v1/users/org-members', {
    headers: await asMember(page),
    params: { keyword: name },
  });
  const { data } = (await found.json()) as { data: { userId: string }[] };
  const ids = JSON.stringify(data.map(({ userId }) => userId));
  await page.evaluate((shown) => localStorage.setItem('office.calendarMemberIds', shown), ids);
}

async function dragHours(page: Page, from: number, to: number): Promise<void> {
  const lane = (await page.locator('[data-lane="0"]').boundingBox())!;
  const hour = lane.height / 24;
  const x = lane.x + lane.width / 2;
  await page.mouse.move(x, lane.y + from * hour + 2);
  await page.mouse.down();
  await page.mouse.move(x, lane.y + (from + 0.5) * hour);
  await page.mouse.move(x, lane.y + to * hour - 2);
  await page.mouse.up();
}

const participant = (page: Page, name: string) =>
  page.locator('#office-content').getByRole('listitem').filter({ hasText: name });

/** Leaves by the page of the meeting. The call bar has a button of the same name. */
const leave = (page: Page) =>
  page.locator('#office-content').getByRole('button', { name: 'Leave' }).press('Enter');

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('starts a meeting with one press and plans one beside the calendar', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  test.slow();
  const { page: organiser } = await newBrowser(member('ren'));
  const { page: other } = await newBrowser(member('mei'));

  await test.step('starts a meeting whose link admits another member', async () => {
    await organiser.goto('/online-meeting');
    await organiser.getByRole('button', { name: 'Start now', exact: true }).press('Enter');
    await expect(organiser.getByRole('heading', { name: /’s meeting$/ })).toBeVisible();
    await expect(organiser.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const link = await organiser.getByText(/\/online-meeting\/[\da-f-]+$/).textContent();
    await other.goto(new URL(link!).pathname);
    await expect(other.getByRole('button', { name: 'Join muted' })).toBeVisible();
    await leave(organiser);
  });

  await test.step('sets the time of the open form by a drag on the grid', async () => {
    await organiser.goto(`/calendar?view=day&date=${tomorrow()}`);
    await organiser.getByRole('button', { name: 'New meeting', exact: true }).press('Enter');
    await organiser.getByLabel(/^Title/).fill('Side by side');
    await dragHours(organiser, 10, 11.5);
    await expect(organiser.getByLabel('Start', { exact: true })).toHaveValue('10:00');
    await expect(organiser.getByLabel(/^Title/)).toHaveValue('Side by side');
    await expect(organiser.locator('[data-part="Selection"]')).toHaveText('10:00–11:30');
    await organiser.getByRole('button', { name: 'Plan meeting' }).press('Enter');
    const block = organiser.locator('[data-meeting]').filter({ hasText: 'Side by side' });
    await expect(block).toContainText('10:00–11:30');
    await expect(organiser.getByLabel(/^Title/)).toBeHidden();
  });

  await test.step('shows the planned meeting in the calendar of another member', async () => {
    await showCalendarOf(other, 'Takahashi Ren');
    await other.goto(`/calendar?view=day&date=${tomorrow()}`);
    await expect(other.locator('[data-meeting]').filter({ hasText: 'Side by side' })).toBeVisible();
  });
});

test('counts down to a meeting and shows its present participants', async ({ newBrowser }) => {
  skipInQuickSet();
  test.slow();
  const { page: organiser } = await newBrowser(member('ren'));
  const { page: invitee } = await newBrowser(member('mei'));
  await invitee.goto('/online-meeting');
  const profile = await invitee.request.get('/api/v1/auth/user/profile', {
    headers: await asMember(invitee),
  });
  const { id: meiId } = (await profile.json()) as { id: string };
  await organiser.goto('/online-meeting');
  const start = Date.now() + 55_000;
  const created = await organiser.request.post('/api/v1/meetings', {
    headers: await asMember(organiser),
    data: {
      title: 'On the second',
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 45 * 60_000).toISOString(),
      timeZone: 'Asia/Tokyo',
      participantIds: [meiId],
    },
  });
  const { id } = (await created.json()) as { id: string };
  const href = `/online-meeting?meetingId=${id}`;
  await Promise.all([organiser.goto(href), invitee.goto(href)]);

  await expect(invitee.getByText(/^Starts in \d+ seconds?$/)).toBeVisible();
  await expect(participant(organiser, mei)).toContainText('No answer');
  await invitee.getByRole('button', { name: 'Join meeting' }).press('Enter');
  await expect(participant(organiser, mei)).toContainText('In the meeting');
  await expect(participant(organiser, mei)).toContainText('Accepted');
  await expect(invitee.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(invitee.getByRole('button', { name: 'Join meeting' })).toBeHidden();
  await expect(invitee.getByText('In progress')).toBeVisible({ timeout: 90_000 });
  await leave(invitee);
  await expect(participant(organiser, mei)).not.toContainText('In the meeting');
  await expect(participant(organiser, mei)).toContainText('Accepted');
});

test('opens the calendar and the questions from the rail and from a phone', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  test.slow();
  const { page: desktop } = await newBrowser(member('ren'));
  const { page: phone } = await newBrowser({
    ...member('mei'),
    viewport: { width: 390, height: 844 },
  });

  await test.step('shows the calendar beside the expanded rail and a call', async () => {
    await desktop.goto('/online-meeting');
    await desktop.getByRole('button', { name: 'Expand menu' }).press('Enter');
    await desktop.getByRole('button', { name: 'Start now', exact: true }).press('Enter');
    await expect(desktop.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await navigation(desktop).getByRole('link', { name: 'Calendar', exact: true }).press('Enter');
    await expect(desktop.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    const panel = (await desktop.locator('#office-content').boundingBox())!;
    const call = (await desktop.getByRole('region', { name: 'Your voice chat' }).boundingBox())!;
    expect(call.x).toBeGreaterThanOrEqual(panel.x + panel.width);
    expect(call.width).toBeGreaterThan(280);
    await desktop.getByRole('button', { name: 'New meeting', exact: true }).press('Enter');
    await expect(desktop.getByLabel(/^Title/)).toBeVisible();
    const wide = (await desktop.locator('#office-content').boundingBox())!;
    const below = (await desktop.getByRole('region', { name: 'Your voice chat' }).boundingBox())!;
    expect(below.y).toBeGreaterThanOrEqual(wide.y + wide.height);
  });

  await test.step('opens the questions and the settings of linked calendars', async () => {
    await navigation(desktop).getByRole('link', { name: 'Q&A' }).press('Enter');
    await expect(desktop.getByRole('heading', { name: 'Q&A', level: 1 })).toBeVisible();
    await navigation(desktop).getByRole('link', { name: 'Link calendar' }).press('Enter');
    await expect(desktop).toHaveURL(/\/settings#calendar$/);
    await expect(desktop.getByRole('heading', { name: 'Calendar account' })).toBeInViewport();
  });

  await test.step('opens both from “More”, and plans a meeting on a separate page', async () => {
    await phone.goto('/main');
    await phone.getByRole('button', { name: /^More/ }).press('Enter');
    const more = phone.getByRole('dialog', { name: 'More areas' });
    await expect(more.getByRole('link', { name: 'Q&A' })).toBeVisible();
    await expect(more.getByRole('link', { name: 'Link calendar' })).toBeVisible();
    await more.getByRole('link', { name: 'Calendar', exact: true }).press('Enter');
    await phone.getByRole('button', { name: 'New meeting', exact: true }).press('Enter');
    await expect(phone).toHaveURL(/\/online-meeting\?view=new/);
    await expect(phone.getByLabel(/^Title/)).toBeVisible();
  });
});
