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
