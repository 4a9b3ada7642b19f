import type { Schemas } from '@office/api';
import { localizedCategoriesOf } from '../../content/categories.ts';
import { helpTables } from '../help-store.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOnCommit } from '../../realtime/hub.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'audit'>;

export const categories = localizedCategoriesOf<Schemas['AdminHelpCategory']>({
  tables: helpTables,
  max: 50,
  errors: { limitReached: 'helpLimitReached', notFound: 'helpCategoryNotFound' },
  audit: {
    kind: 'HELP_CATEGORY',
    ordered: 'HELP_ORDER_CHANGED',
    order: (before, after) => ({ before: idsOf(before), after: idsOf(after) }),
    orderOfItems: (ids) => ({ after: { ids } }),
  },
  toCategory: ({ itemCount, ...category }) => ({ ...category, articleCount: itemCount }),
  publishChange: (tx, organizationId) =>
    publishOnCommit(tx, 'helpChanged', { organizationId }, { questionId: null }),
});

export function deleteCategory(context: Deps & WithViewer, id: string): Promise<void> {
  return categories.remove(context, id, async (tx) => {
    const articles = await categories.items.findIds(tx, id);
    if (articles.length > 0) throw new ApiError('helpCategoryNotEmpty');
    return {};
  });
}

const idsOf = (rows: readonly { id: string }[]) => ({ ids: rows.map(({ id }) => id) });
