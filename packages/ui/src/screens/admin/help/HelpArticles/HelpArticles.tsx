import { useMemo } from 'react';
import { countColumn } from '../../content/contentColumns.tsx';
import { ContentArticles, type ContentArticlesProps } from '../../content/ContentArticles/index.ts';
import { useContentTexts } from '../../content/useContentTexts.ts';
import type { AdminHelpArticleItem } from '../help.ts';

export type HelpArticlesProps = Omit<
  ContentArticlesProps<AdminHelpArticleItem>,
  'area' | 'component' | 'columns'
>;

export function HelpArticles(props: HelpArticlesProps) {
  const { t } = useContentTexts('help');
  const columns = useMemo(() => {
    const votes = (name: 'helpful' | 'notHelpful') => ({
      ...countColumn(t(`column.${name}`), (item: AdminHelpArticleItem) => item[name]),
      id: name,
      sortable: true,
    });
    return [
      { ...votes('helpful'), width: 30 },
      { ...votes('notHelpful'), width: 42 },
    ];
  }, [t]);
  return <ContentArticles {...props} area="help" component="HelpArticles" columns={columns} />;
}
