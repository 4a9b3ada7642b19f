import type { Queryable } from '../../database/database.ts';
import { helpArticles, helpCategories } from '../../database/schema/help.ts';
import { starterHelp } from './articles.ts';

export async function insertStarterHelp(tx: Queryable, organizationId: string): Promise<void> {
  const rows = await tx
    .insert(helpCategories)
    .values(starterHelp.map(({ name }, position) => ({ organizationId, name, position })))
    .returning({ id: helpCategories.id, position: helpCategories.position });
  const ids = new Map(rows.map(({ id, position }) => [position, id]));
  await tx.insert(helpArticles).values(
    starterHelp.flatMap(({ articles }, place) =>
      articles.map((article, position) => ({
        ...article,
        organizationId,
        categoryId: ids.get(place)!,
        published: true,
        position,
      })),
    ),
  );
}
