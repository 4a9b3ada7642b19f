import type { TutorialFileKind } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { TutorialItem } from '../tutorial.ts';
import * as contentStyles from '../../content/content.css.ts';
import * as styles from './TutorialList.css.ts';

const glyphs: Record<TutorialFileKind, IconGlyph> = {
  VIDEO: icons.onlineMeeting,
  PDF: icons.file,
  IMAGE: icons.show,
  CAPTIONS: icons.tutorial,
  FILE: icons.attachment,
};

/** Priority of the kinds shown on the card. */
const kindPriority: readonly TutorialFileKind[] = ['VIDEO', 'PDF', 'IMAGE', 'FILE'];

export function TutorialCard({ tutorial }: { tutorial: TutorialItem }) {
  const { t } = useTranslation('tutorial');
  const { title, excerpt, categoryName, coverUrl, kinds, minutes, state, percent } = tutorial;
  const shown = kindPriority.filter((kind) => kinds.includes(kind));
  return (
    <Link href={tutorial.href} tone="inherit" underline="none" className={styles.card}>
      <span className={styles.picture}>
        {coverUrl ? (
          <img src={coverUrl} alt="" loading="lazy" className={styles.cover} />
        ) : (
          <Icon icon={glyphs[shown[0] ?? 'CAPTIONS']} size="lg" />
        )}
      </span>
      <span className={styles.words}>
        <Text weight="bold">{title}</Text>
        <span className={contentStyles.excerpt}>{excerpt}</span>
        <span className={styles.facts}>
          <Text size="xs" tone="muted" truncate>
            {categoryName}
          </Text>
          <span className={styles.fact}>
            <Icon icon={icons.clock} tone="muted" />
            <Text size="xs" tone="muted" tabular>
              {t('minutes', { count: minutes })}
            </Text>
          </span>
          {shown.map((kind) => (
            <Icon key={kind} icon={glyphs[kind]} tone="muted" label={t(`kinds.${kind}`)} />
          ))}
          {state === 'DONE' && (
            <span className={styles.fact}>
              <Icon icon={icons.success} tone="success" />
              <Text size="xs" tone="muted">
                {t('states.DONE')}
              </Text>
            </span>
          )}
          {state === 'STARTED' && percent === 0 && (
            <Text size="xs" tone="muted">
              {t('states.STARTED')}
            </Text>
          )}
        </span>
        {state === 'STARTED' && percent > 0 && (
          <Progress value={percent} label={t('seen', { percent })} />
        )}
      </span>
    </Link>
  );
}
