import type { OutgoingWebhookEvent } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

interface NewEvent {
  organizationId: string;
  event: OutgoingWebhookEvent;
  /** The person of the event. Sent with their names as `user`. */
  userId: string | null;
  data: Record<string, unknown>;
  /** Defaults to the start of the transaction. */
  at?: Date;
}

/** Text of an instant in ISO 8601, UTC. */
const isoSql = (instant: string) =>
  `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const userSql = `CASE WHEN person.id IS NOT NULL THEN jsonb_build_object(
  'id', person.id, 'name', person.name_kanji, 'nameLatin', person.name_latin
) END`;

/**
 * Stores an event for each enabled webhook of the organisation that receives its kind. Runs in the transaction of the
 * change, so that no event is lost or invented.
 */
export async function recordEvent(
  tx: Queryable,
  { organizationId, event, userId, data, at }: NewEvent,
): Promise<void> {
  const time = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
  await tx.execute(sql`
    INSERT INTO outgoing_webhook_deliveries (webhook_id, user_id, event, data, created_at, next_attempt_at)
    SELECT webhook.id, person.id, ${event},
      ${JSON.stringify(data)}::jsonb || jsonb_build_object('user', ${sql.raw(userSql)}), ${time}, ${time}
    FROM outgoing_webhooks AS webhook
    LEFT JOIN users AS person ON person.id = ${userId}::uuid
    WHERE webhook.organization_id = ${organizationId} AND webhook.enabled
      AND ${event} = ANY(webhook.events)
  `);
}

/**
 * A part of the statement that stores chat messages: its `input` and `room` are the messages and their room.
 * Joins by room first, because most rooms have no webhook.
 */
export const messageEventsSql = `, event AS (
    INSERT INTO outgoing_webhook_deliveries (webhook_id, user_id, event, data, created_at, next_attempt_at)
    SELECT webhook.id, person.id, 'MESSAGE_CREATED', jsonb_build_object(
      'message', jsonb_build_object(
        'id', input.id, 'threadRootId', input."threadRootId", 'type', input.type, 'text', input.content,
        'botName', input."botName", 'files', cardinality(input."fileIds"), 'sentAt', ${isoSql('input."createdAt"')}
      ),
      'room', jsonb_build_object('id', room.id, 'name', room.name),
      'user', ${userSql}
    ), input."createdAt", input."createdAt"
    FROM outgoing_webhook_rooms AS chosen
    JOIN outgoing_webhooks AS webhook ON webhook.id = chosen.webhook_id AND webhook.enabled
    CROSS JOIN room
    CROSS JOIN input
    LEFT JOIN users AS person ON person.id = input."senderId"
    WHERE chosen.room_id = $2
  )`;
