export type PagePicture =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `text`: the text of the page, for screen readers. */
  | { status: 'ready'; url: string; text?: string };

/** Position on a page, from the top left corner (0, 0) to the bottom right corner (1, 1). */
export interface PagePoint {
  x: number;
  y: number;
}

export interface SharedDocumentView {
  documentId: string;
  name: string;
  pages: number;
  leaderName: string;
  leads: boolean;
  /** The leader's page, from 1. */
  leaderPage: number;
  page: number;
  picture: PagePicture;
  /** The leader's pointer on this page. Null or omitted: not on it. */
  pointer?: PagePoint | null;
}
