import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseMenuContext } from '../../../patterns/closeMenuContext.ts';
import { badgeText, type NavBadges, type NavEntry } from '../../../patterns/navigation.ts';
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
  entries: readonly NavEntry[];
  current: string | null;
  badges?: NavBadges;
  onFind?: (() => void) | undefined;
  peopleHref?: string | undefined;
  footer: ReactNode;
}

export function MoreSheet(props: MoreSheetProps) {
  const { open, onClose, entries, current, badges = {}, onFind, peopleHref, footer } = props;
  const { t } = useTranslation(['common', 'shell']);
  const hidden = entries.filter(({ shortName }) => shortName === undefined);
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
          {peopleHref && (
            <li>
              <Link
                href={peopleHref}
                tone="inherit"
                underline="none"
                className={styles.entry}
                onPress={onClose}
              >
                <Icon icon={icons.people} size="md" />
                <span className={styles.name}>{t('shell:people')}</span>
              </Link>
            </li>
          )}
          {hidden.map(({ id, href, icon, name, ...entry }) => (
            <li key={id}>
              <Link
                href={href}
                current={id === current}
                tone="inherit"
                underline="none"
                className={cx(styles.entry, id === current && styles.current)}
                onPress={onClose}
              >
                <Icon icon={icon} size="md" />
                <span className={styles.name}>{name}</span>
                {(badges[id] ?? 0) > 0 && (
                  <span className={styles.badge}>
                    <Badge
                      count={badges[id] ?? 0}
                      label={t(badgeText(entry).key, { count: badges[id] })}
                    />
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
      <CloseMenuContext value={onClose}>{footer}</CloseMenuContext>
    </Dialog>
  );
}
