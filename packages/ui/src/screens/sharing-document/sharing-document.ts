export type PagePicture =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `text`: the text of the page, for screen readers. */
  | { status: 'ready'; url: string; text?: string };

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
}
