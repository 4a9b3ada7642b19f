import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { navIcons } from '../../../patterns/navIcons.ts';
import {
  bottomEntryIds,
  navEntries,
  type NavBadges,
  type NavEntryId,
} from '../../../patterns/navigation.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Separator } from '../../../primitives/Separator/index.ts';
import * as styles from './MoreSheet.css.ts';

interface MoreSheetProps {
  open: boolean;
  onClose(): void;
  current: NavEntryId | null;
  badges?: NavBadges;
  onFind?: (() => void) | undefined;
  footer: ReactNode;
}

const bottom: readonly NavEntryId[] = bottomEntryIds;
const entries = navEntries.filter(({ id }) => !bottom.includes(id));

/** On a phone: the entries that the bottom bar has no room for, and one's own presence. */
export function MoreSheet({ open, onClose, current, badges = {}, onFind, footer }: MoreSheetProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog open={open} onClose={onClose} title={t('nav.moreTitle')} closeLabel={t('close')} sheet>
      <nav aria-label={t('nav.moreTitle')}>
        <ul className={styles.list}>
          {onFind && (
            <li>
              <button
                type="button"
                className={cx(styles.entry, styles.find)}
                onClick={() => {
                  onClose();
                  onFind();
                }}
              >
                <Icon icon={icons.search} size="md" />
                <span className={styles.name}>{t('nav.find')}</span>
              </button>
            </li>
          )}
          {entries.map(({ id, href }) => (
            <li key={id}>
              <Link
                href={href}
                current={id === current}
                tone="inherit"
                underline="none"
                className={cx(styles.entry, id === current && styles.current)}
                onPress={onClose}
              >
                <Icon icon={navIcons[id]} size="md" />
                <span className={styles.name}>{t(`nav.${id}`)}</span>
                {(badges[id] ?? 0) > 0 && (
                  <span className={styles.badge}>
                    <Badge count={badges[id] ?? 0} label={t('badge', { count: badges[id] })} />
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.rule}>
        <Separator />
      </div>
      {footer}
    </Dialog>
  );
}
