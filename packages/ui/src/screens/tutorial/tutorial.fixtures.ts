import type {
  PdfView,
  TutorialAttachmentItem,
  TutorialCategoryItem,
  TutorialItem,
  TutorialView,
} from './tutorial.ts';

export const categories: readonly TutorialCategoryItem[] = [
  { id: 'first', name: 'はじめに First steps', tutorialCount: 3, doneCount: 3 },
  { id: 'talk', name: '話す Talk', tutorialCount: 4, doneCount: 1 },
  { id: 'meet', name: '予定と会議 Meetings', tutorialCount: 2, doneCount: 0 },
];

const walk: TutorialItem = {
  id: 'walk',
  href: '/tutorial/walk',
  title: 'フロアを歩く Walk around the floor',
  excerpt: 'オフィスの中は、自分で歩いて移動します。床をクリックすると、そこまで歩きます。',
  categoryName: 'はじめに First steps',
  coverUrl: null,
  kinds: ['VIDEO', 'CAPTIONS', 'PDF'],
  minutes: 3,
  state: 'STARTED',
  percent: 40,
};

export const tutorials: readonly TutorialItem[] = [
  walk,
  {
    ...walk,
    id: 'sit',
    href: '/tutorial/sit',
    title: '席に座る Take a seat',
    kinds: ['PDF'],
    state: 'DONE',
    percent: 100,
  },
  {
    ...walk,
    id: 'talk',
    href: '/tutorial/talk',
    title: '近くの人に話しかける Talk to someone nearby',
    categoryName: '話す Talk',
    kinds: [],
    minutes: 1,
    state: 'NEW',
    percent: 0,
  },
];

export const longTutorial: TutorialItem = {
  ...walk,
  title:
    '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チームのための、はじめの一歩から応用までのすべて',
  excerpt:
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(4),
  categoryName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
};

const pdf: PdfView = {
  pages: 100,
  draw({ page, width, canvas, text }) {
    canvas.width = width;
    canvas.height = Math.round(width * 1.4);
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = 'black';
      context.fillText(`${page}`, width / 2, width / 2);
    }
    text.textContent = '';
    return Promise.resolve();
  },
};

const file: TutorialAttachmentItem = {
  id: 'file',
  fileName: '早見表 Quick guide.xlsx',
  kind: 'FILE',
  size: 48_000,
  position: 0,
  url: null,
  captions: [],
  pdf: null,
  failed: false,
};

export const video: TutorialAttachmentItem = {
  ...file,
  id: 'video',
  fileName: 'walk.mp4',
  kind: 'VIDEO',
};

export const guide: TutorialAttachmentItem = {
  ...file,
  id: 'guide',
  fileName: 'ガイド Guide.pdf',
  kind: 'PDF',
  pdf,
};

export const tutorial: TutorialView = {
  id: 'walk',
  title: walk.title,
  categoryName: walk.categoryName,
  minutes: 3,
  content:
    'オフィスの中は、**自分で歩いて**移動します。\n\n# 歩き方 How to walk\n\n1. 床をクリックします。 Click the floor.\n2. W・A・S・D キーでも歩けます。',
  files: {},
  attachments: [file],
  state: 'STARTED',
  percent: 40,
  previous: null,
  next: { title: '席に座る Take a seat', href: '/tutorial/sit' },
};
