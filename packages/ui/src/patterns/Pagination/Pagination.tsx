import { Icon, icons } from '../../primitives/Icon/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { pageItems } from './pageItems.ts';
import * as styles from './Pagination.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** How many page numbers are shown at most. */
  visible?: number;
  /** Names the pages; "Pages" without it. */
  label?: string | undefined;
  /** Another page was chosen. */
  onPageChange(event: { page: number }): void;
}

/** The pages of a list: the first, the last and those around the present one, the rest as ellipses. */
export function Pagination({ page, pages, visible, label, onPageChange }: PaginationProps) {
  const t = useText();
  const step = (to: number, name: string, icon: typeof icons.chevronLeft) => {
    const possible = to >= 1 && to <= pages;
    return (
      <li>
        <button
          type="button"
          className={styles.page}
          aria-label={name}
          // Not `disabled`: the last press must not throw the focus off the button.
          aria-disabled={!possible || undefined}
          onClick={() => {
            if (possible) onPageChange({ page: to });
          }}
        >
          <Icon icon={icon} />
        </button>
      </li>
    );
  };
  return (
    <nav aria-label={label ?? t(texts.pagination.label)} data-component="Pagination">
      <ul className={styles.list}>
        {step(page - 1, t(texts.pagination.previous), icons.chevronLeft)}
        {pageItems(page, pages, visible).map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                className={styles.page}
                aria-label={t(texts.pagination.page, { page: item })}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => {
                  if (item !== page) onPageChange({ page: item });
                }}
              >
                {item}
              </button>
            </li>
          ),
        )}
        {step(page + 1, t(texts.pagination.next), icons.chevronRight)}
      </ul>
      <LiveRegion>{t(texts.pagination.position, { page, pages })}</LiveRegion>
    </nav>
  );
}
