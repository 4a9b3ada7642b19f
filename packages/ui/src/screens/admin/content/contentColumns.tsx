import type { TFunction } from 'i18next';
import { formatDate, type Language, textIn } from '@office/vocabulary';
import { Link } from '../../../primitives/Link/index.ts';
import { StatusLabel } from '../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ContentCategoryName } from './content.ts';
import type { ContentItem } from './ContentTable.tsx';

interface Options<Item> {
  language: Language;
  categories: readonly ContentCategoryName[];
  t: TFunction;
  hrefOf(id: string): string;
  isPublished(item: Item): boolean;
}

export function contentColumns<Item extends ContentItem & { updatedAt: string }>({
  language,
  categories,
  t,
  hrefOf,
  isPublished,
}: Options<Item>) {
  return {
    title: {
      title: t('column.title'),
      cell: ({ id, title }: Item) => <Link href={hrefOf(id)}>{textIn(title, language)}</Link>,
    },
    category: {
      title: t('column.category'),
      cell({ categoryId }: Item) {
        const category = categories.find(({ id }) => id === categoryId);
        return category ? textIn(category.name, language) : '–';
      },
    },
    state: {
      title: t('column.state'),
      cell: (item: Item) => (
        <StatusLabel tone={isPublished(item) ? 'success' : 'neutral'}>
          {t(isPublished(item) ? 'state.PUBLISHED' : 'state.DRAFT')}
        </StatusLabel>
      ),
    },
    updatedAt: {
      title: t('column.updatedAt'),
      cell: ({ updatedAt }: Item) => <Text tabular>{formatDate(updatedAt)}</Text>,
    },
  };
}

export const countColumn = <Item,>(title: string, countOf: (item: Item) => number) => ({
  title,
  align: 'end' as const,
  cell: (item: Item) => <Text tabular>{String(countOf(item))}</Text>,
});
