import type { SharedDocumentView } from '../sharing-document.ts';
import type { SharedDocumentState } from './SharedDocument.tsx';

const slide = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#fff"/><rect x="80" y="80" width="620" height="48" fill="#5b5bd6"/><g fill="#d9d9e0">${[200, 260, 320, 380].map((y) => `<rect x="80" y="${y}" width="540" height="24"/>`).join('')}</g><g fill="#b1a9ff"><rect x="760" y="420" width="90" height="180"/><rect x="890" y="330" width="90" height="270"/><rect x="1020" y="240" width="90" height="360"/></g></svg>`,
)}`;

export const document: SharedDocumentView = {
  documentId: 'd1',
  name: '2027年度 事業計画.pdf',
  pages: 12,
  leaderName: '高橋 蓮',
  leads: false,
  leaderPage: 2,
  page: 2,
  picture: { status: 'ready', url: slide, text: '2027年度の重点' },
};

const shown = (
  change: Partial<SharedDocumentView>,
): Extract<SharedDocumentState, { status: 'shown' }> => ({
  status: 'shown',
  canShare: true,
  document: { ...document, ...change },
});

export const states = {
  none: { status: 'none', canShare: true },
  onStage: { status: 'onStage', canShare: true },
  shown: shown({ leads: true }),
} satisfies {
  [Status in SharedDocumentState['status']]: Extract<SharedDocumentState, { status: Status }>;
};

export const following = shown({});
export const pointed = shown({ pointer: { x: 0.7, y: 0.6 } });
export const otherPage = shown({ page: 5 });
export const loading = shown({ picture: { status: 'loading' } });
export const failed = shown({ picture: { status: 'failed' } });
/** A member in the room but not in the call: read-only. */
export const viewer: SharedDocumentState = { ...shown({}), canShare: false };
export const onePicture = shown({ pages: 1, leaderPage: 1, page: 1 });
export const long = shown({
  name: `${'プラットフォーム推進室'.repeat(8)}.pdf`,
  leaderName: 'Olivia Featherstonehaugh-Cholmondeley of the Northern Engineering Group',
  page: 1999,
  leaderPage: 2000,
  pages: 2000,
});
