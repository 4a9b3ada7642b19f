import type { ContentArticleHit, ContentCategory } from './content.ts';

const article = (id: string, title: string) => ({ id, title, href: `/question-and-answer/${id}` });

export const categories: ContentCategory[] = [
  {
    id: '1',
    name: 'オフィスで過ごす In the office',
    articles: [
      article('walk', 'オフィスの中を歩く'),
      article('seat', 'How to sit down and leave your seat'),
    ],
  },
  {
    id: '2',
    name: '話す・会議する',
    articles: [
      article(
        'long',
        '声が聞こえない・届かないときに、マイクとスピーカーとネットワークのどこから順に確かめればよいか',
      ),
    ],
  },
];

export const hits: ContentArticleHit[] = categories.flatMap(({ name, articles }) =>
  articles.map((hit) => ({
    ...hit,
    categoryName: name,
    excerpt: '床をクリックするか、矢印キーで歩きます。',
  })),
);

export const content = `床を**クリック**すると歩きます。

1. 行きたい場所を見る
2. 押す

| キー | 動き |
| --- | --- |
| \`W\` | 前へ |

> <script>alert(1)</script>`;
