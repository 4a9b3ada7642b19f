import type { Schemas } from '@office/api';
import type {
  BulletinAuthor,
  BulletinComment,
  BulletinPostItem,
  BulletinPostView,
  BulletinReader,
} from '@office/ui/screens/bulletin';
import { displayNames } from '@office/client/people/displayName.ts';
import { postHref } from '../bulletinPaths.ts';

const toAuthor = (author: Schemas['BulletinAuthor']): BulletinAuthor =>
  author && { ...displayNames(author), avatarUrl: author.avatarUrl };

export function toItem(post: Schemas['BulletinPostSummary']): BulletinPostItem {
  const { board, author, reactions, ...rest } = post;
  return {
    ...rest,
    href: postHref(post.id),
    boardName: board.name,
    author: toAuthor(author),
    reactionCount: reactions.reduce((sum, { userIds }) => sum + userIds.length, 0),
  };
}

interface Viewer {
  myUserId: string | undefined;
}

/** @param links file URLs by file key */
export function toView(
  post: Schemas['BulletinPost'],
  { links, myUserId }: Viewer & Pick<BulletinPostView, 'links'>,
): BulletinPostView {
  const { board, author, editedAt, files, reactions, ...rest } = post;
  return {
    ...rest,
    links,
    boardName: board.name,
    author: toAuthor(author),
    edited: editedAt !== null,
    files: files.map(({ fileKey, fileName, fileSize, mimeType, width, height }) => ({
      ...{ fileKey, width, height },
      name: fileName,
      size: fileSize,
      isPicture: mimeType.startsWith('image/'),
    })),
    reactions: reactions.map(({ emoji, userIds }) => ({
      emoji,
      names: [],
      count: userIds.length,
      mine: myUserId !== undefined && userIds.includes(myUserId),
    })),
  };
}

export function toComment(
  { id, author, content, createdAt, editedAt }: Schemas['BulletinComment'],
  { myUserId }: Viewer,
): BulletinComment {
  return {
    ...{ id, content, createdAt },
    author: toAuthor(author),
    edited: editedAt !== null,
    isMine: author !== null && author.id === myUserId,
  };
}

export function toReader(reader: Schemas['BulletinReader']): BulletinReader {
  const { id, avatarUrl, readAt } = reader;
  return { id, avatarUrl, readAt, ...displayNames(reader) };
}
