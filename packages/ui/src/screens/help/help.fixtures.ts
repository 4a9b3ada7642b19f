import type { HelpCategoryItem, HelpQuestionItem } from './help.ts';

const article = (id: string, title: string) => ({ id, title, href: `/question-and-answer/${id}` });

export const categories: HelpCategoryItem[] = [
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

export const content = `床を**クリック**すると歩きます。

1. 行きたい場所を見る
2. 押す

| キー | 動き |
| --- | --- |
| \`W\` | 前へ |

> <script>alert(1)</script>`;

export const questions: HelpQuestionItem[] = (['OPEN', 'ANSWERED', 'CLOSED'] as const).map(
  (state, index) => ({
    id: state,
    state,
    text: index === 1 ? '長い質問です。'.repeat(40) : '会議室の椅子は増やせますか。',
    createdAt: '2026-11-20T09:30:00Z',
    href: `/question-and-answer?question=${state}`,
  }),
);
