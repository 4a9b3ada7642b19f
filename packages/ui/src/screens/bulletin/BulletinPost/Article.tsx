import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { Reactions } from '../../../patterns/Reactions/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { BulletinPostView } from '../bulletin.ts';
import type { BulletinPostProps } from './BulletinPostProps.ts';
import * as styles from './BulletinPost.css.ts';
import { Byline } from './Byline.tsx';
import { Files } from './Files.tsx';
import { Readers } from './Readers.tsx';

interface ArticleProps extends Pick<
  BulletinPostProps,
  'clock' | 'readers' | 'onReact' | 'onReadersChange' | 'onMoreReaders'
> {
  post: BulletinPostView;
}

export function Article({ post, clock, readers, ...on }: ArticleProps) {
  const { t } = useTranslation('bulletin');
  const times = useDayTimes(useClock(clock));
  const { author, files, links } = post;
  return (
    <article className={styles.article} aria-label={post.title}>
      <header className={styles.head}>
        {(post.pinned || post.closed) && (
          <div className={styles.byline}>
            {post.pinned && <Mark icon={icons.pin} text={t('pinned')} />}
            {post.closed && <Mark icon={icons.lock} text={t('closed')} />}
          </div>
        )}
        <Heading level={2} size="lg">
          {post.title}
        </Heading>
        <div className={styles.byline}>
          <Avatar
            size="xs"
            name={author?.name ?? t('formerMember')}
            src={author?.avatarUrl ?? undefined}
            decorative
          />
          <Byline {...post} times={times} />
        </div>
      </header>
      <Markdown text={post.content} headingLevel={3} files={links} />
      {files.length > 0 && <Files files={files} links={links} />}
      <footer className={styles.foot}>
        <Reactions reactions={post.reactions} adding onReact={on.onReact} />
        <span className={styles.readBy}>
          <Button size="sm" variant="ghost" onPress={() => on.onReadersChange({ shown: true })}>
            {t('post.readers', { count: post.readerCount })}
          </Button>
        </span>
      </footer>
      <Readers
        state={readers}
        times={times}
        onLoadMore={on.onMoreReaders}
        onClose={() => on.onReadersChange({ shown: false })}
      />
    </article>
  );
}

function Mark({ icon, text }: { icon: typeof icons.pin; text: string }) {
  return (
    <span className={styles.metadataItem}>
      <Icon icon={icon} tone="muted" />
      <Text size="xs" tone="muted">
        {text}
      </Text>
    </span>
  );
}
