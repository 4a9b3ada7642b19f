import type { Page } from 'playwright/test';
import { fakeMedia } from './support/fakeMedia.ts';
import { line, openFlatOffice, person, press } from './support/flatOffice.ts';
import { asMember, member } from './support/member.ts';
import { expect, test } from './support/test.ts';

const [aoi, ren] = ['青木 葵', '高橋 蓮'];

// A member who is in a room already is not asked to enter it.
test.use({ ...fakeMedia, ownOffice: ['meeting-in-a-room', { scope: 'worker' }] });

const question = (page: Page, room: string) =>
  page.getByRole('group', { name: `You are in “${room}”` });
const call = (page: Page) => page.getByRole('region', { name: 'Your voice chat' });
const meeting = (page: Page) => page.getByRole('group', { name: 'The meeting you are in' });

async function walkTo(page: Page, name: string): Promise<void> {
  await line(page, name).first().press('Enter');
  await press(page, 'Enter the room');
}

interface Room {
  meetingRoom: { name: { en: string }; floorName: string };
  current: unknown;
  next: { startTime: string } | null;
}

/** Two rooms of the member's floor that nobody has for the next hour and a half. */
async function freeRooms(page: Page): Promise<[string, string]> {
  const headers = await asMember(page);
  const response = await page.request.get('/api/v1/meetings/rooms', { headers });
  const { data } = (await response.json()) as { data: Room[] };
  const until = Date.now() + 90 * 60_000;
  const free = data
    .filter(({ meetingRoom }) => meetingRoom.floorName === data[0]!.meetingRoom.floorName)
    .filter(({ current, next }) => !current && !(next && Date.parse(next.startTime) < until))
    .map(({ meetingRoom }) => meetingRoom.name.en);
  return [free[0]!, free[1]!];
}

test('a meeting is begun in a room, joined, left and ended by the keyboard alone', async ({
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
  const [room, other] = await freeRooms(first);

  await test.step('one begins it in the room, and is busy', async () => {
    await walkTo(first, room);
    const begin = question(first, room).getByRole('button', { name: 'Start a meeting here' });
    await begin.press('Enter');
    await expect(first.getByText('The room is taken until the end.')).toBeVisible();
    await press(first, 'Start meeting');
    await expect(meeting(first)).toContainText(/until \d\d:\d\d/);
    await expect(call(first).getByRole('button', { name: /^Unmute/ })).toBeVisible();
    await expect(person(second, aoi)).toContainText('Busy');
  });

  await test.step('its door says so to the others, who join it by coming in', async () => {
    await expect(line(second, room).first()).toContainText(/In use until \d\d:\d\d/);
    await walkTo(second, room);
    await expect(question(second, room)).toContainText(/until \d\d:\d\d/);
    await question(second, room).getByRole('button', { name: 'Join muted' }).press('Enter');
    await expect(meeting(second)).toBeVisible();
    await expect(meeting(second).getByRole('button', { name: 'End meeting' })).toBeHidden();
    await expect(person(first, ren)).toContainText('Busy');
  });

  await test.step('walking out leaves it, and coming back joins it again', async () => {
    await walkTo(second, other);
    await expect(meeting(second)).toBeHidden();
    await expect(person(first, ren)).toContainText('Available');
    await expect(person(first, aoi)).toContainText('Busy');
    await walkTo(second, room);
    await question(second, room).getByRole('button', { name: 'Join muted' }).press('Enter');
    await expect(meeting(second)).toBeVisible();
  });

  await test.step('who began it extends and ends it, and everyone is as before', async () => {
    const before = await meeting(second).textContent();
    await meeting(first).getByRole('button', { name: '30 minutes longer' }).press('Enter');
    await expect(meeting(second)).not.toHaveText(before!);
    await press(first, 'End meeting');
    const sure = first.getByRole('alertdialog').getByRole('button', { name: 'End meeting' });
    await sure.press('Enter');
    for (const page of [first, second]) await expect(call(page)).toBeHidden();
    for (const name of [aoi, ren]) await expect(person(first, name)).toContainText('Available');
    await expect(line(second, room).first()).not.toContainText('In use');
  });
});

test('a meeting without a room is held in a talk of its own, by its link', async ({
  newBrowser,
}) => {
  test.slow();
  const pages = await Promise.all(
    ['aoi', 'ren', 'haru'].map(async (name) => {
      const { page } = await newBrowser(member(name));
      await openFlatOffice(page);
      return page;
    }),
  );
  const [first, second, third] = pages as [Page, Page, Page];
  const headers = await asMember(first);
  const plan = async (after: number) => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
    const me = await second.request.get('/api/v1/auth/user/profile', {
      headers: await asMember(second),
    });
    const data = {
      title: after ? 'Planning' : 'Review',
      timeZone: 'Asia/Tokyo',
      participantIds: [(await me.json()).id],
      endTime: minutes(after + 60),
      ...(after ? { startTime: minutes(after) } : {}),
    };
    const response = await first.request.post('/api/v1/meetings', { headers, data });
    return (await response.json()).id as string;
  };
  const [now, later] = [await plan(0), await plan(120)];

  await test.step('it waits for its time, and for those who were asked', async () => {
    await second.goto(`/online-meeting/${later}`);
    await expect(second.getByRole('heading', { name: 'Planning' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Join muted' })).toBeHidden();
    await third.goto(`/online-meeting/${now}`);
    await expect(third.locator('[data-component="MeetingLobby"]')).toHaveAttribute(
      'data-status',
      'notInvited',
    );
  });

  await test.step('the first one waits in it, and talks once the second is there', async () => {
    await second.goto(`/online-meeting/${now}`);
    await second.getByRole('button', { name: 'Join muted' }).press('Enter');
    await expect(meeting(second)).toContainText('Review');
    const lobby = second.locator('[data-component="MeetingLobby"]');
    await expect(lobby).toHaveAttribute('data-status', 'waiting');
    await first.goto(`/online-meeting/${now}`);
    await expect(first.getByText('高橋 蓮').first()).toBeVisible();
    await first.getByRole('button', { name: 'Join muted' }).press('Enter');
    for (const page of [first, second])
      await expect(page).toHaveURL(new RegExp(`/voice-chat/${now}$`));
  });

  await test.step('it ends for both, and its link says so', async () => {
    await press(first, 'End meeting');
    const sure = first.getByRole('alertdialog').getByRole('button', { name: 'End meeting' });
    await sure.press('Enter');
    for (const page of [first, second]) await expect(call(page)).toBeHidden();
    await second.goto(`/online-meeting/${now}`);
    await expect(second.locator('[data-component="MeetingLobby"]')).toHaveAttribute(
      'data-status',
      'ended',
    );
  });
});
