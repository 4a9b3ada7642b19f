export interface ContentArticleLink {
  id: string;
  title: string;
  href: string;
}

export interface ContentArticleHit extends ContentArticleLink {
  categoryName: string;
  excerpt: string;
}

export interface ContentCategory {
  id: string;
  name: string;
  articles: readonly ContentArticleLink[];
}

export type ContentListState<Item> =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      /** Empty if the filter matches nothing. */
      items: readonly Item[];
      hasMore?: boolean;
      loadingMore?: boolean;
      moreFailed?: boolean;
    };
