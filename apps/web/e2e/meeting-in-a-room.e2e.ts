import type { Page } from 'playwright/test';
import { fakeMedia } from './support/fakeMedia.ts';
import { line, openFlatOffice, person, press } from './support/flatOffice.ts';
import { asMember, member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

const [aoi, ren] = ['Aoki Aoi', 'Takahashi Ren'];

// Separate office, because the prompt is only shown when a member enters the room.
test.use({ ...fakeMedia, isolatedOffice: ['meeting-in-a-room', { scope: 'worker' }] });

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

/** Contains the day if the meeting ends after midnight. */
const untilTime = /until (?:\d+\/\d+\(\w+\) )?\d\d:\d\d/i;

test('starts, joins, leaves and ends a meeting in a room by keyboard only', async ({
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

  await test.step('organiser starts the meeting in the room and is busy', async () => {
    await walkTo(first, room);
    const begin = question(first, room).getByRole('button', { name: 'Start a meeting here' });
    await begin.press('Enter');
    await expect(first.getByText('The room is taken until the meeting ends.')).toBeVisible();
    await press(first, 'Start meeting');
    await expect(meeting(first)).toContainText(untilTime);
    await expect(call(first).getByRole('button', { name: /^Mute/ })).toBeVisible();
    await expect(person(second, aoi)).toContainText('Busy');
  });

  await test.step('door shows the meeting, and another member joins on entering', async () => {
    await expect(line(second, room).first()).toContainText(untilTime);
    await walkTo(second, room);
    await expect(question(second, room)).toContainText(untilTime);
    await question(second, room).getByRole('button', { name: 'Join muted' }).press('Enter');
    await expect(meeting(second)).toBeVisible();
    await expect(meeting(second).getByRole('button', { name: 'End meeting' })).toBeHidden();
    await expect(person(first, ren)).toContainText('Busy');
  });

  await test.step('leaves the meeting on walking out and joins again on returning', async () => {
    await walkTo(second, other);
    await expect(meeting(second)).toBeHidden();
    await expect(person(first, ren)).toContainText('Available');
    await expect(person(first, aoi)).toContainText('Busy');
    await walkTo(second, room);
    await question(second, room).getByRole('button', { name: 'Join muted' }).press('Enter');
    await expect(meeting(second)).toBeVisible();
  });

  await test.step('organiser extends and ends the meeting, and all members are available again', async () => {
    const before = await meeting(second).textContent();
    await meeting(first).getByRole('button', { name: 'Add 30 minutes' }).press('Enter');
    await expect(meeting(second)).not.toHaveText(before!);
    await press(first, 'End meeting');
    const sure = first.getByRole('alertdialog').getByRole('button', { name: 'End meeting' });
    await sure.press('Enter');
    for (const page of [first, second]) await expect(call(page)).toBeHidden();
    for (const name of [aoi, ren]) await expect(person(first, name)).toContainText('Available');
    await expect(line(second, room).first()).not.toContainText('In use');
  });
});

test('holds a meeting without a room in a separate call through its link', async ({
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

  await test.step('opens only at its start time and to invited members', async () => {
    await second.goto(`/online-meeting/${later}`);
    await expect(second.getByRole('heading', { name: 'Planning' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Join muted' })).toBeHidden();
    await third.goto(`/online-meeting/${now}`);
    await expect(third.locator('[data-component="MeetingLobby"]')).toHaveAttribute(
      'data-status',
      'notInvited',
    );
  });

  await test.step('first participant waits, and the call starts with the second', async () => {
    await second.goto(`/online-meeting/${now}`);
    await second.getByRole('button', { name: 'Join muted' }).press('Enter');
    await expect(call(second)).toContainText('Review');
    await expect(meeting(second)).toContainText(untilTime);
    const lobby = second.locator('[data-component="MeetingLobby"]');
    await expect(lobby).toHaveAttribute('data-status', 'waiting');
    await first.goto(`/online-meeting/${now}`);
    await expect(first.getByText('Takahashi Ren').first()).toBeVisible();
    await first.getByRole('button', { name: 'Join muted' }).press('Enter');
    for (const page of [first, second])
      await expect(page).toHaveURL(new RegExp(`/voice-chat/${now}$`));
  });

  await test.step('ends for both participants, and its link shows that it is over', async () => {
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
