import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, signIn } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';

let office: TestOffice;
let token: string;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  token = (await signIn(office, await makePerson(office, null))).token;
});

const read = () => office.call<Schemas['Settings']>('GET', '/v1/settings', { token });
const change = (body: unknown) =>
  office.call<Schemas['Settings']>('PATCH', '/v1/settings', { token, body });

const audio = {
  microphoneEnabled: false,
  microphoneVolume: 30,
  speakerVolume: 0,
  noiseSuppression: false,
  meetingRoomEntry: 'MUTED',
};

describe('settings', () => {
  it('return the defaults initially, including MEDIUM graphics', async () => {
    expect((await read()).body).toEqual({
      audio: {
        microphoneEnabled: true,
        microphoneVolume: 80,
        speakerVolume: 80,
        noiseSuppression: true,
        meetingRoomEntry: 'ASK',
      },
      video: { cameraEnabled: false, mirror: true },
      graphics: 'MEDIUM',
      meetingAppType: null,
      calendarAppType: null,
      notification: {
        directMessage: true,
        chatRoom: true,
        meeting: true,
        organization: true,
        voiceChatInvite: true,
        sound: true,
      },
    });
  });

  it('replace only the given groups', async () => {
    const before = (await read()).body;
    expect((await change({ graphics: 'LOW' })).body).toEqual({ ...before, graphics: 'LOW' });
    expect((await change({ audio })).body).toEqual({ ...before, graphics: 'LOW', audio });
    expect((await read()).body).toEqual({ ...before, graphics: 'LOW', audio });
  });

  it('keep `meetingRoomEntry` if an update omits it', async () => {
    const { meetingRoomEntry: _, ...rest } = audio;
    expect((await change({ audio: rest })).body.audio).toEqual({
      ...rest,
      meetingRoomEntry: 'ASK',
    });
    await change({ audio: { ...audio, meetingRoomEntry: 'STAY' } });
    expect((await change({ audio: rest })).body.audio).toEqual({
      ...rest,
      meetingRoomEntry: 'STAY',
    });
    expect((await change({ audio: { ...rest, meetingRoomEntry: 'SHOUT' } })).status).toBe(400);
  });

  it('keep both of two concurrent updates', async () => {
    await Promise.all([change({ graphics: 'HIGH' }), change({ audio })]);
    expect((await read()).body).toMatchObject({ graphics: 'HIGH', audio });
  });

  it('are separate for each user', async () => {
    await change({ graphics: 'HIGH' });
    token = (await signIn(office, await makePerson(office, null))).token;
    expect((await read()).body.graphics).toBe('MEDIUM');
  });

  it.each([
    [{ graphics: 'ULTRA' }],
    [{ audio: { ...audio, speakerVolume: 101 } }],
    [{ audio: { ...audio, speakerVolume: '50' } }],
    [{ audio: { microphoneEnabled: true } }],
    [{ audio: { ...audio, loud: true } }],
    [{ meetingAppType: 'ZOOM' }],
    [{}],
  ])('reject %j', async (body) => {
    expect((await change(body)).status).toBe(400);
  });
});
