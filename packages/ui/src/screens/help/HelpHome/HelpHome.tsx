import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import {
  ContentHome,
  type ContentHomeProps,
  type ContentHomeState,
} from '../../content/ContentHome/index.ts';
import * as styles from '../help.css.ts';

export type HelpHomeState = ContentHomeState;

export interface HelpHomeProps extends Pick<
  ContentHomeProps,
  'state' | 'keyword' | 'loadingMore' | 'onKeywordChange' | 'onMore' | 'onRetry'
> {
  /** False for guests. */
  canAsk: boolean;
  questionsHref: string;
  tour?: ReactNode;
  onAsk(): void;
}

export function HelpHome({ canAsk, questionsHref, tour, onAsk, ...props }: HelpHomeProps) {
  const { t } = useTranslation('help');
  return (
    <ContentHome
      {...props}
      component="HelpHome"
      title={t('title')}
      icon={icons.help}
      searchLabel={t('search.label')}
      emptyHint={canAsk ? t('home.emptyHint') : undefined}
      noResultsHint={canAsk ? t('search.noResultsHint') : undefined}
      top={tour}
      bottom={
        canAsk && (
          <div className={styles.foot}>
            <Button icon={icons.help} onPress={onAsk}>
              {t('home.ask')}
            </Button>
            <Link href={questionsHref} underline="hover">
              {t('home.questions')}
            </Link>
          </div>
        )
      }
    />
  );
}
