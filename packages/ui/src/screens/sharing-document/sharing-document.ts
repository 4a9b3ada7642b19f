/** The picture of a page, as far as it is there. */
export type PagePicture =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `text`: the words on it, for those who do not see it. */
  | { status: 'ready'; url: string; text?: string };

/** A document that is shown in a room. */
export interface SharedDocumentView {
  documentId: string;
  name: string;
  pages: number;
  leaderName: string;
  /** The member leads. */
  leads: boolean;
  /** The page that the leader shows, from 1. */
  leaderPage: number;
  /** The page that the member looks at. */
  page: number;
  picture: PagePicture;
}
