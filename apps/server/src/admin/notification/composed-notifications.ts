import { defaultLanguage, textIn } from '@office/vocabulary';
import type { Schemas } from '@office/api';
import type { Queryable, Transaction } from '../../database/database.ts';
import { filesOfNotifications } from '../../database/file-references.ts';
import { saveContentFiles } from '../../files/content-files.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer, WithViewer } from '../../http/claims.ts';
import { requireTexts } from '../../http/require-texts.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { publish } from '../../notification/publication.ts';
import { checkAudience, readAudience } from '../../people/audience.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { findPeople } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOnCommit } from '../../realtime/hub.ts';
import { nextVersion } from '../../http/version.ts';
import * as store from './composed-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'audit'>;
type Row = store.ComposedRow;
type Request = Omit<Schemas['AdminNotificationRequest'], 'clientId'>;

export async function listComposed(
  context: Pick<Deps, 'db' | 'files'> & WithViewer,
  filter: { keyword?: string; state?: store.ComposedState },
  order: { sort?: store.ComposedSort; order?: 'asc' | 'desc' },
  page: PageRequest,
): Promise<Page<Schemas['AdminNotificationRow']>> {
  const { organizationId } = context.viewer;
  const { rows, total } = await store.findComposed(
    context.db,
    { organizationId, keyword: filter.keyword ?? '', state: filter.state },
    { sort: order.sort ?? 'UPDATED_AT', descending: order.order !== 'asc' },
    page,
  );
  return toPage(await toRows(context, rows), total, page);
}

export async function getComposed(
  context: Pick<Deps, 'db' | 'files'> & WithViewer,
  id: string,
): Promise<Schemas['AdminNotification']> {
  return toNotification(context, await requireComposed(context.db, context.viewer, id));
}

export async function createComposed(
  context: Deps & WithViewer,
  { clientId, ...request }: Schemas['AdminNotificationRequest'],
): Promise<Schemas['AdminNotification']> {
  const { organizationId, userId } = context.viewer;
  const now = context.now();
  const by = { organizationId, authorId: userId, clientId };
  const row = await context.db.transaction(async (tx) => {
    const sent = await store.findSentComposed(tx, by);
    if (sent) return sent;
    const values = await readRequest(tx, organizationId, request, now);
    const created = await store.insertComposed(tx, {
      ...values,
      ...by,
      kind: 'ORGANIZATION',
      format: 'MARKDOWN',
      createdAt: now,
      updatedAt: now,
    });
    // A concurrent request created the same notification.
    if (!created) return (await store.findSentComposed(tx, by))!;
    await saveFiles(context, tx, created, userId);
    await context.audit(tx, {
      action: 'NOTIFICATION_CREATED',
      target: targetOf(created),
      after: audited(created),
    });
    return request.publishing === 'NOW' ? send(context, tx, created) : created;
  });
  return toNotification(context, row);
}

/** Changes a notification before it is sent. */
export async function updateComposed(
  context: Deps & WithViewer,
  id: string,
  { version, ...request }: Schemas['UpdateAdminNotificationRequest'],
): Promise<Schemas['AdminNotification']> {
  const { organizationId, userId } = context.viewer;
  const now = context.now();
  const row = await context.db.transaction(async (tx) => {
    const before = await lockUnsent(tx, { organizationId, id });
    const next = nextVersion(before, version);
    const values = await readRequest(tx, organizationId, request, now);
    const after = await store.updateComposed(tx, id, { ...values, version: next, updatedAt: now });
    await saveFiles(context, tx, after, userId);
    await context.audit(tx, {
      action: 'NOTIFICATION_CHANGED',
      target: targetOf(after),
      before: audited(before),
      after: audited(after),
    });
    return request.publishing === 'NOW' ? send(context, tx, after) : after;
  });
  return toNotification(context, row);
}

export function deleteComposed(context: Deps & WithViewer, id: string): Promise<void> {
  const { organizationId } = context.viewer;
  return context.db.transaction(async (tx) => {
    const before = await lockUnsent(tx, { organizationId, id });
    await store.deleteComposed(tx, id);
    await context.audit(tx, {
      action: 'NOTIFICATION_DELETED',
      target: targetOf(before),
      before: audited(before),
    });
  });
}

/** Withdraws a notification from all recipients. Keeps the numbers of recipients and readers. */
export async function withdrawComposed(
  context: Deps & WithViewer,
  id: string,
): Promise<Schemas['AdminNotification']> {
  const { organizationId } = context.viewer;
  const row = await context.db.transaction(async (tx) => {
    const before = await store.lockComposed(tx, { organizationId, id });
    if (!before?.publishedAt) throw new ApiError('notFound');
    if (before.withdrawnAt) return before;
    const now = context.now();
    const { recipients, read } = (await store.countReceipts(tx, [id])).get(id) ?? zeroCounts;
    await store.deleteReceipts(tx, id);
    const after = await store.updateComposed(tx, id, {
      withdrawnAt: now,
      recipientsBeforeWithdrawal: recipients,
      readBeforeWithdrawal: read,
      // Excludes the notification from further delivery.
      deliveredAt: before.deliveredAt ?? now,
      version: before.version + 1,
      updatedAt: now,
    });
    await context.audit(tx, {
      action: 'NOTIFICATION_WITHDRAWN',
      target: targetOf(after),
      after: { recipients, read },
    });
    await publishOnCommit(tx, 'notificationsChanged', { organizationId }, {});
    return after;
  });
  return toNotification(context, row);
}

/** @throws {ApiError} 404 `notFound` */
export async function requireComposed(
  tx: Queryable,
  { organizationId }: Viewer,
  id: string,
): Promise<Row> {
  const row = await store.findComposedOne(tx, { organizationId, id });
  if (!row) throw new ApiError('notFound');
  return row;
}

function saveFiles(deps: Deps, tx: Transaction, { id, content }: Row, userId: string) {
  return saveContentFiles(deps, tx, {
    id,
    named: filesOfNotifications,
    markdown: [content.ja, content.en],
    directory: 'notification_attachment',
    ownerId: userId,
  });
}

async function lockUnsent(
  tx: Queryable,
  ref: { organizationId: string; id: string },
): Promise<Row> {
  const row = await store.lockComposed(tx, ref);
  if (!row) throw new ApiError('notFound');
  if (row.publishedAt) throw new ApiError('notificationSent');
  return row;
}

async function send(deps: Deps, tx: Queryable, row: Row): Promise<Row> {
  const at = deps.now();
  await publish(deps, tx, row, at);
  return { ...row, publishAt: at, publishedAt: at };
}

async function readRequest(tx: Queryable, organizationId: string, request: Request, now: Date) {
  const { title, content, publishing } = request;
  requireTexts({ title, content });
  const audience = readAudience(request.audience);
  await checkAudience(tx, organizationId, audience);
  return { title, content, audience, publishAt: readTime(publishing, request.publishAt, now) };
}

function readTime(publishing: Request['publishing'], at: string | undefined, now: Date) {
  // An immediate notification gets its time when it is sent.
  if (publishing !== 'AT') return null;
  if (at === undefined) throw new ApiError({ publishAt: 'required' });
  const publishAt = new Date(at);
  if (publishAt <= now) throw new ApiError({ publishAt: 'invalid' });
  return publishAt;
}

const targetOf = ({ id, title }: Row) =>
  ({ kind: 'NOTIFICATION', id, name: textIn(title, defaultLanguage) }) as const;

const audited = ({ title, audience, publishAt }: Row) => ({
  title,
  audience,
  publishAt: publishAt?.toISOString() ?? null,
});

const zeroCounts = { recipients: 0, read: 0 };

async function toNotification(
  deps: Pick<Deps, 'db' | 'files'>,
  row: Row,
): Promise<Schemas['AdminNotification']> {
  const [summary] = await toRows(deps, [row]);
  return { ...summary!, content: row.content };
}

async function toRows(
  deps: Pick<Deps, 'db' | 'files'>,
  rows: readonly Row[],
): Promise<Schemas['AdminNotificationRow'][]> {
  const out = rows.filter(({ publishedAt, withdrawnAt }) => publishedAt && !withdrawnAt);
  const counts = await store.countReceipts(
    deps.db,
    out.map(({ id }) => id),
  );
  const authors = await findPeople(
    deps.db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return Promise.all(
    rows.map(async (row) => {
      const author = row.authorId ? authors.get(row.authorId) : undefined;
      const { id, version, title, audience } = row;
      return {
        id,
        version,
        state: stateOf(row),
        title,
        audience: audience!,
        author: author ? await withPictureUrl(deps, author) : null,
        publishAt: row.publishAt?.toISOString() ?? null,
        publishedAt: row.publishedAt?.toISOString() ?? null,
        withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
        ...countsOf(row, counts.get(id)),
        updatedAt: row.updatedAt.toISOString(),
      };
    }),
  );
}

function countsOf(row: Row, { recipients, read } = zeroCounts) {
  if (row.withdrawnAt)
    return { recipientCount: row.recipientsBeforeWithdrawal, readCount: row.readBeforeWithdrawal };
  if (row.publishedAt) return { recipientCount: recipients, readCount: read };
  return { recipientCount: null, readCount: null };
}

function stateOf({ publishAt, publishedAt, withdrawnAt }: Row): store.ComposedState {
  if (withdrawnAt) return 'WITHDRAWN';
  if (publishedAt) return 'SENT';
  return publishAt ? 'SCHEDULED' : 'DRAFT';
}
