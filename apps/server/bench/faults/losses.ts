import { setTimeout as delay } from 'node:timers/promises';
import type { Schemas } from '@office/api';
import pg from 'pg';
import { call, signIn } from '../api.ts';
import { emailOf, type DrillOffice } from './drill-office.ts';
import type { DrillRooms } from './rooms.ts';
import type { Traffic, UploadedFile } from './traffic.ts';

export interface Losses {
  /** Acknowledged data that is missing, one line each. */
  lost: string[];
  /** Data that exists or was delivered more than once, one line each. */
  doubled: string[];
}

/** Compares the acknowledged data with the office, its listeners and receivers, and waits until both are equal. */
export async function findLosses(
  office: DrillOffice,
  rooms: DrillRooms,
  traffic: Traffic,
  { within }: { within: number },
): Promise<Losses> {
  const deadline = performance.now() + within;
  for (;;) {
    const losses = await compare(office, rooms, traffic);
    if (losses.lost.length === 0 || performance.now() > deadline) return losses;
    await delay(500);
  }
}

async function compare(
  office: DrillOffice,
  { roomId, webhookRoomId }: DrillRooms,
  { messages, listeners, webhookMessages, invitedEmails, files }: Traffic,
): Promise<Losses> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const check = (what: string, expected: readonly string[], found: readonly string[]) => {
    const counts = countOf(found);
    for (const [id, count] of countOf(expected)) {
      const present = counts.get(id) ?? 0;
      if (present < count) lost.push(`${what} ${id}`);
      if (present > count) doubled.push(`${what} ${id}`);
    }
  };
  check(
    'message',
    messages.map(({ clientId }) => clientId),
    await storedMessages(office, roomId),
  );
  check('webhook message', webhookMessages, await storedMessages(office, webhookRoomId));
  check('mail to', invitedEmails, [...office.receivedMails.values()]);
  // Receivers get an event again if their answer was lost, with the same id.
  check('event', webhookMessages, [...new Set(office.webhookReceiver.accepted.map(contentOf))]);
  // The client ignores a message that it has received before.
  for (const { connectedAt, heard } of listeners) {
    for (const { clientId, sentAt } of messages)
      if (sentAt > connectedAt && !heard.has(clientId)) lost.push(`delivery ${clientId}`);
  }
  lost.push(...(await damagedFiles(office, files)));
  return { lost, doubled };
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function contentOf({ body }: { body: string }): string {
  const { data } = JSON.parse(body) as { data: { message: { text: string } } };
  return data.message.text;
}

async function storedMessages({ databaseUrl }: DrillOffice, roomId: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      'SELECT client_id AS id FROM chat_messages WHERE room_id = $1',
      [roomId],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** Downloads each file and compares it with the uploaded bytes. */
async function damagedFiles(
  office: DrillOffice,
  files: readonly UploadedFile[],
): Promise<string[]> {
  const { token } = await signIn(office.urls[0], emailOf('ren'), office.organizationId);
  const [url] = office.urls;
  const damaged: string[] = [];
  for (const { fileKey, bytes } of files) {
    const { body } = await call<Schemas['PreSignedDownloadList']>(
      url,
      'POST',
      '/v1/files/pre-sign-url',
      { token, body: { fileKeys: [fileKey] } },
    );
    const response = await fetch(new URL(body.data[0]!.url, url));
    if (!bytes.equals(Buffer.from(await response.arrayBuffer()))) damaged.push(`file ${fileKey}`);
  }
  return damaged;
}
