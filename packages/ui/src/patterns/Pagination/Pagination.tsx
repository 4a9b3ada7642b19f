import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { pageItems } from './pageItems.ts';
import * as styles from './Pagination.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface PaginationProps extends RootProps<'nav'> {
  /** Current page, starting at 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Maximum number of page links. */
  maxLinks?: number;
  /** Accessible name. Defaults to "Pages". */
  label?: string | undefined;
  /** Called when another page is selected. */
  onPageChange(event: { page: number }): void;
  /** Called when a page link is hovered or focused, to prefetch that page. */
  onPageIntent?: ((event: { page: number }) => void) | undefined;
}

type PageTarget = { by: number } | { to: number };

/** Page links: first, last and pages around the current page, with ellipses between them. */
export function Pagination(props: PaginationProps) {
  const { page, pages, maxLinks, label, onPageChange, onPageIntent, ...rest } = props;
  const t = useText();
  const [aim, setAim] = useState<PageTarget>();
  const aimed = aim && ('by' in aim ? page + aim.by : aim.to);
  const raiseIntent = useEffectEvent((to: number) => onPageIntent?.({ page: to }));
  useEffect(() => {
    if (aimed && aimed !== page && aimed >= 1 && aimed <= pages) raiseIntent(aimed);
  }, [aimed, page, pages]);
  const aiming = (at: PageTarget) => ({
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setAim(at),
    onPointerLeave: () => setAim(undefined),
    onFocus: () => setAim(at),
    onBlur: () => setAim(undefined),
  });
  const step = (to: number, name: string, icon: typeof icons.chevronLeft) => {
    const possible = to >= 1 && to <= pages;
    return (
      <li>
        <button
          type="button"
          className={styles.page}
          aria-label={name}
          // `aria-disabled` instead of `disabled`, so that the button keeps the focus after the last page.
          aria-disabled={!possible || undefined}
          {...aiming({ by: to - page })}
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
    <nav
      {...rootProps(
        { 'aria-label': label ?? t(texts.pagination.label), 'data-component': 'Pagination' },
        rest,
      )}
    >
      <ul className={styles.list}>
        {step(page - 1, t(texts.pagination.previous), icons.chevronLeft)}
        {pageItems(page, pages, maxLinks).map((item, index) =>
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
                {...aiming({ to: item })}
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
