import { z } from 'zod';
import type { AccountClient } from './account-client.ts';
import { ignoreMissing } from './ignore-missing.ts';
import type { ProviderAdapter, IntendedMeeting } from './provider-meeting.ts';

const meetings = '/me/onlineMeetings';

const meetingSchema = z.object({
  id: z.string().min(1),
  joinWebUrl: z.string().min(1),
  joinMeetingIdSettings: z
    .object({
      joinMeetingId: z.string().nullish(),
      passcode: z.string().nullish(),
    })
    .nullish(),
});

export const teamsAdapter: ProviderAdapter = {
  async create(calls, intended) {
    const { id, joinWebUrl, joinMeetingIdSettings } = await createOrGet(
      calls,
      intended.key,
      intended,
    );
    return {
      remoteId: id,
      number: joinMeetingIdSettings?.joinMeetingId ?? null,
      meetingUrl: joinWebUrl,
      passcode: joinMeetingIdSettings?.passcode ?? null,
    };
  },
  async update(calls, remoteId, intended) {
    const path = `${meetings}/${encodeURIComponent(remoteId)}`;
    await calls.send({ method: 'PATCH', path, body: meetingOf(intended) });
  },
  delete: (calls, remoteId) =>
    ignoreMissing(
      calls.send({ method: 'DELETE', path: `${meetings}/${encodeURIComponent(remoteId)}` }),
    ),
  // Microsoft cannot search by external id. Repeating the creation returns the existing meeting.
  find: async (calls, key) => (await createOrGet(calls, key)).id,
};

function createOrGet(calls: AccountClient, key: string, intended?: IntendedMeeting) {
  return calls.send({
    method: 'POST',
    path: `${meetings}/createOrGet`,
    body: { externalId: key, ...(intended && meetingOf(intended)) },
    answer: meetingSchema,
  });
}

function meetingOf({ title, startTime, endTime }: IntendedMeeting) {
  return {
    subject: title,
    startDateTime: startTime.toISOString(),
    endDateTime: endTime.toISOString(),
  };
}
