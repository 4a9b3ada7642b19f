import { withLatinName } from '../people/localized-names.ts';
import type { Schemas } from '@office/api';
import { maxCustomEmoji, maxCustomEmojiSide } from '@office/vocabulary';
import { lockOrganization } from '../database/organization-lock.ts';
import { removeUnlinkedFiles } from '../files/file-removal.ts';
import { preSign } from '../files/pre-sign.ts';
import { hasUploaded, requireUpload } from '../files/uploads.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims, WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { mayAddEmoji } from './emoji-setting.ts';
import * as store from './emoji-store.ts';
import reservedNames from './reservedNames.json' with { type: 'json' };

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'audit'>;

const directory = 'custom_emoji';
const reserved = new Set(reservedNames);

interface Row {
  id: string;
  name: string;
  pictureKey: string;
}

const toEmoji = (
  { files }: Pick<Platform, 'files'>,
  { id, name, pictureKey }: Row,
): Schemas['CustomEmoji'] => ({ id, name, pictureUrl: files.links.address(pictureKey) });

export async function listCustomEmoji(
  context: Pick<Platform, 'db' | 'files'> & WithClaims & WithViewer,
): Promise<Schemas['CustomEmojiList']> {
  const { organizationId, userId } = context.viewer;
  const rows = await store.listEmoji(context.db, organizationId);
  const data = rows.map((row) => ({ ...toEmoji(context, row), own: row.addedBy === userId }));
  return { data, mayAdd: await mayAddEmoji(context) };
}

export async function listAdminCustomEmoji(
  context: Pick<Platform, 'db' | 'files'> & WithViewer,
): Promise<Schemas['AdminCustomEmojiList']['data']> {
  const { organizationId } = context.viewer;
  const rows = await store.listEmojiWithAuthors(context.db, organizationId);
  return rows.map(({ addedBy, createdAt, ...row }) => ({
    ...toEmoji(context, row),
    addedBy: addedBy && withLatinName(addedBy),
    createdAt: createdAt.toISOString(),
  }));
}

export async function preSignPicture(
  context: Pick<Platform, 'config' | 'db' | 'files' | 'now'> & WithClaims & WithViewer,
  announced: Schemas['PreSignRequest'],
): Promise<Schemas['PreSignedUpload']> {
  await requireMayAdd(context);
  const [upload] = await preSign(context, directory, [announced]);
  return upload!;
}

/** @throws {ApiError} 400 for a picture with too many pixels */
export async function addCustomEmoji(
  context: Deps & WithClaims & WithViewer,
  { name, pictureKey }: Schemas['AddCustomEmojiRequest'],
): Promise<Schemas['CustomEmoji']> {
  const { organizationId, userId } = context.viewer;
  await requireMayAdd(context);
  if (reserved.has(name)) throw new ApiError('customEmojiNameReserved');
  const upload = { key: pictureKey, ownerId: userId, directory };
  const file = await requireUpload(context, upload);
  if (Math.max(file.width ?? 0, file.height ?? 0) > maxCustomEmojiSide) {
    throw new ApiError({ pictureKey: 'invalid' });
  }
  const id = await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (await store.hasEmoji(tx, { organizationId, name })) {
      throw new ApiError('customEmojiNameTaken');
    }
    if ((await store.countEmoji(tx, organizationId)) >= maxCustomEmoji) {
      throw new ApiError('customEmojiLimitReached');
    }
    if (!(await hasUploaded(tx, upload))) throw new ApiError('fileNotUploaded');
    const added = { organizationId, name, fileId: file.id, addedBy: userId };
    const emojiId = await store.insertEmoji(tx, { ...added, createdAt: context.now() });
    await context.audit(tx, {
      action: 'CUSTOM_EMOJI_ADDED',
      target: { kind: 'CUSTOM_EMOJI', id: emojiId, name: `:${name}:` },
    });
    return emojiId;
  });
  await publishChange(context, organizationId, id);
  return toEmoji(context, { id, name, pictureKey });
}

/** Deletes an emoji and its picture. Messages and reactions keep its name. */
export async function deleteCustomEmoji(
  context: Deps & WithViewer,
  emojiId: string,
): Promise<void> {
  await deleteEmoji(context, { emojiId });
}

/** Deletes an emoji that the caller added. */
export async function deleteOwnCustomEmoji(
  context: Deps & WithViewer,
  emojiId: string,
): Promise<void> {
  const { userId } = context.viewer;
  await deleteEmoji(context, { emojiId, addedBy: userId });
}

async function deleteEmoji(
  context: Deps & WithViewer,
  { emojiId, ...filter }: { emojiId: string; addedBy?: string },
): Promise<void> {
  const { organizationId } = context.viewer;
  const { pictureKey } = await context.db.transaction(async (tx) => {
    const deleted = await store.deleteEmoji(tx, { organizationId, emojiId, ...filter });
    if (!deleted) throw new ApiError('customEmojiNotFound');
    await context.audit(tx, {
      action: 'CUSTOM_EMOJI_DELETED',
      target: { kind: 'CUSTOM_EMOJI', id: emojiId, name: `:${deleted.name}:` },
    });
    return deleted;
  });
  await publishChange(context, organizationId, emojiId);
  await removeUnlinkedFiles(context, [pictureKey], store.isFileLinked);
}

async function requireMayAdd(
  context: Pick<Platform, 'db'> & WithClaims & WithViewer,
): Promise<void> {
  if (!(await mayAddEmoji(context))) throw new ApiError('forbidden');
}

function publishChange(
  { realtime }: Pick<Platform, 'realtime'>,
  organizationId: string,
  emojiId: string,
): Promise<void> {
  return realtime.publish('customEmojiChanged', { organizationId }, { emojiId });
}
