import { useTranslation } from 'react-i18next';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import * as row from '../../../patterns/row.css.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { BulletinPostItem } from '../bulletin.ts';
import * as contentStyles from '../../content/content.css.ts';
import * as styles from './BulletinBoards.css.ts';

interface PostRowProps {
  post: BulletinPostItem;
  withBoard: boolean;
  times: TimeFormats;
}

export function PostRow({ post, withBoard, times }: PostRowProps) {
  const { t } = useTranslation('bulletin');
  const name = post.author?.name ?? t('formerMember');
  return (
    <div
      className={cx(row.root, styles.post)}
      data-component="PostRow"
      data-unread={!post.read || undefined}
    >
      <Avatar size="sm" name={name} src={post.author?.avatarUrl ?? undefined} decorative />
      <div className={cx(row.words, contentStyles.words)}>
        <div className={row.line}>
          <Link
            href={post.href}
            tone="inherit"
            underline="none"
            className={cx(row.rowLink, post.read ? styles.read : styles.unread)}
          >
            {post.title}
          </Link>
          <span className={row.time}>
            <Text size="xs" tone="muted" tabular as="time" dateTime={post.createdAt}>
              {times.short(post.createdAt)}
            </Text>
          </span>
          {!post.read && <span className={styles.dot} role="img" aria-label={t('list.unread')} />}
        </div>
        <Text size="xs" tone="muted" truncate>
          {withBoard ? t('list.authorAndBoard', { name, board: post.boardName }) : name}
        </Text>
        <span className={contentStyles.excerpt}>{post.excerpt}</span>
        <div className={styles.metadata}>
          {post.pinned && <MetadataItem icon={icons.pin} text={t('pinned')} />}
          {post.closed && <MetadataItem icon={icons.lock} text={t('closed')} />}
          <MetadataItem icon={icons.thread} text={post.commentCount} label={t('comments')} />
          <MetadataItem icon={icons.emoji} text={post.reactionCount} label={t('reactions')} />
          <MetadataItem icon={icons.attachment} text={post.fileCount} label={t('files')} />
        </div>
      </div>
    </div>
  );
}

/** An icon with a text or count. Hidden if the count is 0. */
function MetadataItem({
  icon,
  text,
  label,
}: {
  icon: IconGlyph;
  text: string | number;
  label?: string;
}) {
  if (text === 0) return null;
  return (
    <span className={styles.metadataItem}>
      <Icon icon={icon} tone="muted" {...(label ? { label } : {})} />
      <Text size="xs" tone="muted" tabular>
        {text}
      </Text>
    </span>
  );
}
