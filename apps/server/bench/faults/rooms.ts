import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { demoPassword } from '../../src/demo/seed.ts';
import { call, signIn } from '../api.ts';
import { emailOf, type DrillOffice } from './drill-office.ts';

export interface DrillRooms {
  /** Room in which the members write and listen. */
  roomId: string;
  /** Room whose messages are sent to the webhook. */
  webhookRoomId: string;
}

const owner = 'aoi';

export async function createRooms(
  office: DrillOffice,
  members: readonly string[],
): Promise<DrillRooms> {
  const { token } = await signIn(office.urls[0], emailOf(owner), office.organizationId);
  const userIds: string[] = [];
  for (const name of members)
    userIds.push((await signIn(office.urls[0], emailOf(name), office.organizationId)).userId);
  const create = async () => {
    const body = { type: 'CHANNEL', name: `Drill ${randomUUID()}`, userIds };
    const created = await call<Schemas['ChatRoomSummary']>(
      office.urls[0],
      'POST',
      '/v1/user/chat-rooms',
      { token, body },
    );
    if (created.status !== 201) throw new Error(`room: ${JSON.stringify(created.body)}`);
    return created.body.id;
  };
  const rooms = { roomId: await create(), webhookRoomId: await create() };
  await createWebhook(office, rooms.webhookRoomId);
  return rooms;
}

async function createWebhook(office: DrillOffice, roomId: string): Promise<void> {
  const created = await call(office.urls[0], 'POST', '/v1/admin/outgoing-webhooks', {
    token: await signInAsAdministrator(office),
    body: {
      name: 'Drill',
      url: `https://localhost:${office.webhookTls.port}/events`,
      events: ['MESSAGE_CREATED'],
      roomIds: [roomId],
    },
  });
  if (created.status !== 201) throw new Error(`webhook: ${JSON.stringify(created.body)}`);
}

export async function signInAsAdministrator(office: DrillOffice): Promise<string> {
  const ask = (path: string, body: object, token?: string) =>
    call<Schemas['Session']>(office.urls[0], 'POST', path, { body, token });
  const first = await ask('/v1/admin/auth/login', {
    email: emailOf(owner),
    password: demoPassword,
  });
  const { organizationId } = office;
  if (first.body.organizationId === organizationId) return first.body.token;
  const selected = await ask('/v1/admin/auth/organization', { organizationId }, first.body.token);
  return selected.body.token;
}
