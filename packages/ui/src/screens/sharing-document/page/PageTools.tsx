import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as paged from '../../../patterns/pagedDocument.css.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';

interface PageToolsProps {
  page: number;
  pages: number;
  onTurn(event: { page: number }): void;
}

export function PageTools({ page, pages, onTurn }: PageToolsProps) {
  const { t } = useTranslation('sharing-document');
  if (pages < 2) return null;
  return (
    <div role="group" aria-label={t('pages')} className={paged.tools}>
      <IconButton
        icon={icons.chevronLeft}
        label={t('previous')}
        disabled={page <= 1}
        onPress={() => onTurn({ page: page - 1 })}
      />
      <Text size="sm" tabular>
        {t('count', { page, pages })}
      </Text>
      <IconButton
        icon={icons.chevronRight}
        label={t('next')}
        disabled={page >= pages}
        onPress={() => onTurn({ page: page + 1 })}
      />
    </div>
  );
}

export function turnByKey(event: KeyboardEvent, { page, pages, onTurn }: PageToolsProps): void {
  const step = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 }[event.key];
  const target = { Home: 1, End: pages }[event.key] ?? (step === undefined ? null : page + step);
  if (target === null) return;
  event.preventDefault();
  const next = Math.min(Math.max(1, target), pages);
  if (next !== page) onTurn({ page: next });
}
