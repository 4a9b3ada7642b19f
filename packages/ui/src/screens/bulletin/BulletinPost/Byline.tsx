import { useTranslation } from 'react-i18next';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import { PersonName } from '../../../patterns/PersonName.tsx';
import { Text } from '../../../primitives/Text/index.ts';
import type { BulletinAuthor } from '../bulletin.ts';
import * as styles from './BulletinPost.css.ts';

interface BylineProps {
  author: BulletinAuthor;
  createdAt: string;
  edited: boolean;
  times: TimeFormats;
}

export function Byline({ author, createdAt, edited, times }: BylineProps) {
  const { t } = useTranslation('bulletin');
  return (
    <div className={styles.byline}>
      <Text size="sm" weight="medium">
        {author ? <PersonName {...author} /> : t('formerMember')}
      </Text>
      <Text size="xs" tone="muted" tabular as="time" dateTime={createdAt}>
        {`${times.day(createdAt)} ${times.time(createdAt)}`}
      </Text>
      {edited && (
        <Text size="xs" tone="muted">
          {t('edited')}
        </Text>
      )}
    </div>
  );
}
