import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { AccountClient } from './account-client.ts';
import { ignoreMissing } from './ignore-missing.ts';
import type { CreatedMeeting, ProviderAdapter, IntendedMeeting } from './provider-meeting.ts';
import { ProviderError } from './provider-error.ts';

const events = '/calendars/primary/events';
const withoutNotifications = { sendUpdates: 'none' };

const eventSchema = z.object({
  id: z.string(),
  hangoutLink: z.string().optional(),
  conferenceData: z
    .object({
      conferenceId: z.string().optional(),
      createRequest: z
        .object({ status: z.object({ statusCode: z.string() }).optional() })
        .optional(),
    })
    .optional(),
});
type Event = z.infer<typeof eventSchema>;

const pollIntervalMs = 500;
const maxPolls = 4;

/**
 * Derived from the key, so that repeated requests create one event. Google allows digits and a to
 * v.
 */
export function googleEventId(key: string): string {
  return `office${key.replaceAll('-', '')}`;
}

/** Google Meet: creates an event with a conference in the primary calendar. */
export const googleAdapter: ProviderAdapter = {
  async create(calls, intended) {
    const id = googleEventId(intended.key);
    const created = await calls
      .send({
        method: 'POST',
        path: events,
        query: { ...withoutNotifications, conferenceDataVersion: '1' },
        body: {
          ...eventOf(intended),
          id,
          extendedProperties: { private: { officeMeeting: intended.key } },
          conferenceData: {
            createRequest: {
              requestId: intended.key,
              conferenceSolutionKey: { type: 'hangoutsMeet' },
            },
          },
        },
        answer: eventSchema,
      })
      .catch((error: unknown) => {
        // An earlier request has created the event, but its response was lost.
        if (error instanceof ProviderError && error.status === 409) return read(calls, id);
        throw error;
      });
    return toCreatedMeeting(calls, created);
  },
  async update(calls, remoteId, intended) {
    const path = `${events}/${encodeURIComponent(remoteId)}`;
    await calls.send({
      method: 'PATCH',
      path,
      query: withoutNotifications,
      body: eventOf(intended),
    });
  },
  delete: (calls, remoteId) =>
    ignoreMissing(
      calls.send({
        method: 'DELETE',
        path: `${events}/${encodeURIComponent(remoteId)}`,
        query: withoutNotifications,
      }),
    ),
  // Skips the lookup: deleting a missing event is harmless and needs one request less.
  find: (_, key) => Promise.resolve(googleEventId(key)),
};

function eventOf(intended: IntendedMeeting) {
  const { title, description, startTime, endTime, timeZone, rule, isPrivate } = intended;
  return {
    summary: title,
    description: description ?? '',
    start: { dateTime: startTime.toISOString(), timeZone },
    end: { dateTime: endTime.toISOString(), timeZone },
    recurrence: rule ? [`RRULE:${rule}`] : [],
    visibility: isPrivate ? 'private' : 'default',
  };
}

function read(calls: AccountClient, id: string): Promise<Event> {
  return calls.send({ method: 'GET', path: `${events}/${id}`, answer: eventSchema });
}

/** Polls until the conference is ready, because Google may create it after the event. */
async function toCreatedMeeting(calls: AccountClient, created: Event): Promise<CreatedMeeting> {
  let event = created;
  for (let look = 0; !event.hangoutLink && look < maxPolls; look += 1) {
    if (event.conferenceData?.createRequest?.status?.statusCode === 'failure') break;
    await delay(pollIntervalMs);
    event = await read(calls, created.id);
  }
  const { id, hangoutLink, conferenceData } = event;
  if (!hangoutLink) {
    // The reconciler deletes the event without a conference.
    throw new ProviderError(calls.provider, 'UNAVAILABLE', { isDefinite: false });
  }
  return {
    remoteId: id,
    number: conferenceData?.conferenceId ?? null,
    meetingUrl: hangoutLink,
    passcode: null,
  };
}
