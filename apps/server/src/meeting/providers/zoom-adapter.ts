import { z } from 'zod';
import { ignoreMissing } from './ignore-missing.ts';
import type { ProviderAdapter, IntendedMeeting } from './provider-meeting.ts';

const meetingSchema = z.object({
  id: z.number().int(),
  join_url: z.string().min(1),
  password: z.string().optional(),
});

const listSchema = z.object({
  meetings: z.array(z.object({ id: z.number().int(), agenda: z.string().optional() })),
  next_page_token: z.string().optional(),
});

/** Zoom meeting types. A series has no fixed times, so that moved meetings can be joined. */
const scheduled = 2;
const withoutFixedTime = 3;

const maxTopicLength = 200;
const maxAgendaLength = 2000;
const perPage = '300';
const minute = 60_000;

/** Replaces an external id. At the start of the agenda, because lists truncate agendas. */
const markerOf = (key: string) => `[office ${key}]`;

export const zoomAdapter: ProviderAdapter = {
  async create(calls, intended) {
    const created = await calls.send({
      method: 'POST',
      path: '/users/me/meetings',
      body: meetingOf(intended),
      answer: meetingSchema,
    });
    return {
      remoteId: String(created.id),
      number: String(created.id),
      meetingUrl: created.join_url,
      passcode: created.password || null,
    };
  },
  async update(calls, remoteId, intended) {
    await calls.send({
      method: 'PATCH',
      path: `/meetings/${encodeURIComponent(remoteId)}`,
      body: meetingOf(intended),
    });
  },
  delete: (calls, remoteId) =>
    ignoreMissing(
      calls.send({ method: 'DELETE', path: `/meetings/${encodeURIComponent(remoteId)}` }),
    ),
  async find(calls, key) {
    let page = '';
    do {
      const { meetings, next_page_token: next = '' } = await calls.send({
        method: 'GET',
        path: '/users/me/meetings',
        query: { type: 'scheduled', page_size: perPage, ...(page && { next_page_token: page }) },
        answer: listSchema,
      });
      const found = meetings.find(({ agenda }) => agenda?.startsWith(markerOf(key)));
      if (found) return String(found.id);
      page = next;
    } while (page);
    return null;
  },
};

function meetingOf(intended: IntendedMeeting) {
  const { key, title, description, startTime, endTime, timeZone, isSeries, passcode } = intended;
  const agenda = [markerOf(key), description].filter(Boolean).join('\n');
  const time = {
    start_time: `${startTime.toISOString().slice(0, 19)}Z`,
    duration: Math.ceil((endTime.getTime() - startTime.getTime()) / minute),
    timezone: timeZone,
  };
  return {
    topic: title.slice(0, maxTopicLength),
    type: isSeries ? withoutFixedTime : scheduled,
    agenda: agenda.slice(0, maxAgendaLength),
    ...(passcode !== null && { password: passcode }),
    ...(!isSeries && time),
    settings: { join_before_host: true, waiting_room: false },
  };
}
