import type { Schemas } from '@office/api';
import {
  defaultLanguage,
  fileKeysIn,
  type Language,
  textIn,
  tutorialFileKindOf,
} from '@office/vocabulary';
import type { ContentRef } from '../../database/content-rows.ts';
import type { Transaction } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { removeFiles } from '../../files/file-removal.ts';
import { requireUploads } from '../../files/uploads.ts';
import { ApiError } from '../../http/api-error.ts';
import { requireTexts } from '../../http/require-texts.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileKindsOf } from '../tutorial-view.ts';
import { nextVersion } from '../../http/version.ts';
import { categories } from './categories.ts';
import * as store from './tutorial-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit' | 'files' | 'notifications'>;
type Tutorial = Schemas['AdminTutorial'];

export async function listTutorials(
  context: Pick<Deps, 'db'> & WithViewer,
  query: Omit<store.AdminTutorialFilter, 'organizationId'> & {
    sort?: Schemas['TutorialSort'];
    order?: 'ASC' | 'DESC';
  },
  language: Language,
  page: PageRequest,
): Promise<Page<Schemas['AdminTutorialItem']>> {
  const { organizationId } = context.viewer;
  const { sort = 'POSITION', order = 'ASC', ...filter } = query;
  const by = { sort, descending: order === 'DESC', language };
  const { rows, total } = await store.listTutorials(
    context.db,
    { organizationId, ...filter },
    by,
    page,
  );
  return toPage(rows.map(toItem), total, page);
}

export async function getTutorial(
  context: Pick<Deps, 'db' | 'files'> & WithClaims & WithViewer,
  tutorialId: string,
): Promise<Tutorial> {
  const { db, files: storage, claims, viewer } = context;
  const { organizationId } = viewer;
  const row = await store.findTutorial(db, { organizationId, id: tutorialId });
  if (!row) throw new ApiError('notFound');
  const files = await store.listFiles(db, row.id);
  const { content, minutes, coverKey: key, coverName } = row;
  return {
    ...toItem(row),
    content,
    minutes,
    cover:
      key === null
        ? null
        : { key, fileName: coverName ?? '', url: storage.links.sign(key, claims).url },
    attachments: files
      .filter(({ inText }) => !inText)
      .map(({ id, key: fileKey, fileName, mimeType, size }) => ({
        id,
        key: fileKey,
        fileName,
        kind: tutorialFileKindOf(mimeType),
        mimeType,
        size,
      })),
  };
}

/** Creates a draft at the end of its category. */
export async function createTutorial(
  context: Deps & WithClaims & WithViewer,
  request: Schemas['CreateTutorialRequest'],
): Promise<Tutorial> {
  const { organizationId, userId } = context.viewer;
  const { title, content, categoryId, minutes } = request;
  requireTexts({ title, content });
  const tutorialId = await mapFileConflict(() =>
    context.db.transaction(async (tx) => {
      await categories.require(tx, { organizationId, id: categoryId }, 'tutorialCategoryNotFound');
      const row = { organizationId, categoryId, title, content, minutes };
      const now = context.now();
      const id = await store.rows.insert(tx, {
        ...row,
        createdBy: userId,
        createdAt: now,
        updatedAt: now,
      });
      await attachFiles(context, tx, { tutorialId: id, userId, before: null }, request);
      await context.audit(tx, {
        action: 'TUTORIAL_CREATED',
        target: { kind: 'TUTORIAL', id, name: textIn(title, defaultLanguage) },
        after: toAuditProperties(row),
      });
      return id;
    }),
  );
  return getTutorial(context, tutorialId);
}

/** Updates a tutorial. A tutorial moved to another category is appended at its end. */
export async function updateTutorial(
  context: Deps & WithClaims & WithViewer,
  tutorialId: string,
  request: Schemas['UpdateTutorialRequest'],
): Promise<Tutorial> {
  const { organizationId, userId } = context.viewer;
  const where = { organizationId, id: tutorialId };
  const { title, content, categoryId, minutes } = request;
  requireTexts({ title, content });
  const { unused, published } = await mapFileConflict(() =>
    context.db.transaction(async (tx) => {
      // Locks the category before the tutorial, in the same order as the deletion of a category.
      const category = await store.categories.lock(tx, { organizationId, id: categoryId });
      const before = await store.rows.lock(tx, where);
      if (!before) throw new ApiError('notFound');
      if (!category) throw new ApiError('tutorialCategoryNotFound');
      const version = nextVersion(before, request.version);
      if (before.categoryId !== categoryId) await store.rows.move(tx, tutorialId, categoryId);
      const change = { title, content, categoryId, minutes };
      await store.rows.update(tx, tutorialId, { ...change, version, updatedAt: context.now() });
      await context.audit(tx, {
        action: 'TUTORIAL_CHANGED',
        target: { kind: 'TUTORIAL', id: tutorialId, name: textIn(title, defaultLanguage) },
        before: toAuditProperties(before),
        after: toAuditProperties(change),
      });
      return {
        unused: await attachFiles(context, tx, { tutorialId, userId, before }, request),
        published: before.publishedAt !== null,
      };
    }),
  );
  await removeFiles(context, unused);
  if (published) await publishTutorialChange(context, organizationId, tutorialId);
  return getTutorial(context, tutorialId);
}

/** Notifies members once, if `notify` is set. Null as `version` skips the check. */
export async function publishTutorial(
  deps: Pick<Deps, 'db' | 'now' | 'realtime' | 'audit' | 'notifications'>,
  where: ContentRef,
  { version, notify }: { version: number | null; notify: boolean },
): Promise<void> {
  const { organizationId, id: tutorialId } = where;
  await deps.db.transaction(async (tx) => {
    const before = await store.rows.lock(tx, where);
    if (!before) throw new ApiError('notFound');
    const now = deps.now();
    const notifies = notify && before.notifiedAt === null;
    await store.rows.update(tx, tutorialId, {
      version: nextVersion(before, version ?? before.version),
      publishedAt: before.publishedAt ?? now,
      notifiedAt: notifies ? now : before.notifiedAt,
      updatedAt: now,
    });
    await deps.audit(tx, {
      action: 'TUTORIAL_PUBLISHED',
      target: { kind: 'TUTORIAL', id: tutorialId, name: textIn(before.title, defaultLanguage) },
      organizationId,
      before: { publishedAt: before.publishedAt },
      after: { publishedAt: before.publishedAt ?? now, notified: notifies },
    });
    if (!notifies) return;
    await deps.notifications.add(tx, {
      organizationId,
      to: { kind: 'ORGANIZATION' },
      kind: 'ORGANIZATION',
      title: { ja: '新しいチュートリアルがあります', en: 'There is a new tutorial' },
      content: before.title,
      path: `/tutorial/${tutorialId}`,
      subject: { kind: 'TUTORIAL', id: tutorialId },
    });
  });
  await publishTutorialChange(deps, organizationId, tutorialId);
}

/** Turns a published tutorial back into a draft. */
export async function unpublishTutorial(
  deps: Pick<Deps, 'db' | 'now' | 'realtime' | 'audit'>,
  where: ContentRef,
  { version }: { version: number | null },
): Promise<void> {
  const { organizationId, id: tutorialId } = where;
  await deps.db.transaction(async (tx) => {
    const before = await store.rows.lock(tx, where);
    if (!before) throw new ApiError('notFound');
    await store.rows.update(tx, tutorialId, {
      version: nextVersion(before, version ?? before.version),
      publishedAt: null,
      updatedAt: deps.now(),
    });
    await deps.audit(tx, {
      action: 'TUTORIAL_WITHDRAWN',
      target: { kind: 'TUTORIAL', id: tutorialId, name: textIn(before.title, defaultLanguage) },
      organizationId,
      before: { publishedAt: before.publishedAt },
      after: { publishedAt: null },
    });
  });
  await publishTutorialChange(deps, organizationId, tutorialId);
}

/** Deletes a tutorial with its files and the progress of members. */
export async function deleteTutorial(
  context: Deps & WithViewer,
  tutorialId: string,
): Promise<void> {
  const { organizationId } = context.viewer;
  const { keys, published } = await context.db.transaction(async (tx) => {
    const before = await store.rows.lock(tx, { organizationId, id: tutorialId });
    if (!before) throw new ApiError('notFound');
    const cover = before.coverFileId && (await store.findFileKey(tx, before.coverFileId));
    const files = await store.listFiles(tx, tutorialId);
    await store.rows.remove(tx, tutorialId);
    await context.audit(tx, {
      action: 'TUTORIAL_DELETED',
      target: { kind: 'TUTORIAL', id: tutorialId, name: textIn(before.title, defaultLanguage) },
      before: { ...toAuditProperties(before), publishedAt: before.publishedAt },
    });
    return {
      keys: [...files.map(({ key }) => key), ...(cover ? [cover] : [])],
      published: before.publishedAt !== null,
    };
  });
  await removeFiles(context, keys);
  if (published) await publishTutorialChange(context, organizationId, tutorialId);
}

/** Notifies members of a changed tutorial. Call this after the commit. */
function publishTutorialChange(
  { realtime }: Pick<Deps, 'realtime'>,
  organizationId: string,
  tutorialId: string,
): Promise<void> {
  return realtime.publish('tutorialsChanged', { organizationId }, { tutorialId });
}

/** Reports a file that a concurrent request attached to another tutorial as not uploaded. */
async function mapFileConflict<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isUniqueViolation(error, 'tutorial_attachments_file'))
      throw new ApiError('fileNotUploaded');
    throw error;
  }
}

interface FileOwner {
  tutorialId: string;
  /** The user who uploaded the new files. */
  userId: string;
  before: store.TutorialRow | null;
}

/** Attaches the files of a request to a tutorial. Returns the keys of the files that it no longer uses. */
async function attachFiles(
  deps: Pick<Deps, 'files' | 'now'>,
  tx: Transaction,
  { tutorialId, userId, before }: FileOwner,
  { fileKeys, coverKey, content }: Schemas['CreateTutorialRequest'],
): Promise<string[]> {
  const oldCover = before?.coverFileId ? await store.findFileKey(tx, before.coverFileId) : null;
  const old = before ? await store.listFiles(tx, tutorialId) : [];
  const idsByKey = new Map(old.map(({ key, id }) => [key, id]));
  const inText = [...new Set([...fileKeysIn(content.ja), ...fileKeysIn(content.en)])];
  const keys = [...new Set([...fileKeys, ...inText])];
  const added = keys.filter((key) => !idsByKey.has(key));
  const sent = await requireUploads({ ...deps, db: tx }, added, {
    ownerId: userId,
    directory: 'tutorial_attachment',
  });
  for (const { key, id } of sent) idsByKey.set(key, id);
  const addedIds = sent.map(({ id }) => id);
  if (await store.belongToOtherTutorial(tx, addedIds, tutorialId))
    throw new ApiError('fileNotUploaded');
  await store.replaceFiles(
    tx,
    tutorialId,
    keys.map((key) => ({ fileId: idsByKey.get(key)!, inText: !fileKeys.includes(key) })),
  );
  if (coverKey !== oldCover) {
    await store.rows.update(tx, tutorialId, {
      coverFileId: coverKey === null ? null : await requireCover(deps, tx, userId, coverKey),
    });
  }
  const ownKeys = [...old.map(({ key }) => key), ...(oldCover === null ? [] : [oldCover])];
  return ownKeys.filter((key) => !keys.includes(key) && key !== coverKey);
}

async function requireCover(
  deps: Pick<Deps, 'files' | 'now'>,
  tx: Transaction,
  userId: string,
  key: string,
): Promise<string> {
  const of = { ownerId: userId, directory: 'tutorial_attachment' };
  const [cover] = await requireUploads({ ...deps, db: tx }, [key], of);
  if (!cover!.mimeType.startsWith('image/')) throw new ApiError('fileTypeUnsupported');
  return cover!.id;
}

function toItem(row: store.AdminTutorialRow): Schemas['AdminTutorialItem'] {
  const { id, version, title, categoryId, position, openedCount, doneCount } = row;
  return {
    id,
    version,
    title,
    categoryId,
    position,
    kinds: fileKindsOf(row.mimeTypes),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    notifiedAt: row.notifiedAt?.toISOString() ?? null,
    openedCount,
    doneCount,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function toAuditProperties({
  title,
  content,
  categoryId,
  minutes = null,
}: Pick<store.TutorialRow, 'title' | 'content' | 'categoryId' | 'minutes'>) {
  return { title, content, categoryId, minutes };
}
