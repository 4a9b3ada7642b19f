import { Store } from '@office/client/lib/Store.ts';

export interface LocalPage {
  documentId: string;
  page: number;
}

/** The page that the member looks at instead of the leader's, in all views. Null while they follow. */
export class LocalPageStore extends Store<LocalPage | null> {
  constructor() {
    super(null);
  }

  show(own: LocalPage): void {
    this.set(own);
  }

  follow(): void {
    this.set(null);
  }

  /** Follows again once the leader has arrived at the page, as the view then shows. */
  onLeaderPage({ documentId, page }: LocalPage): void {
    const own = this.getSnapshot();
    if (own?.documentId === documentId && own.page === page) this.follow();
  }
}

/** Returns the page to show. Another document, or leading it, ends looking ahead. */
export function pageToShow(
  own: LocalPage | null,
  { documentId, leads, leaderPage }: { documentId: string; leads: boolean; leaderPage: number },
): number {
  return own && !leads && own.documentId === documentId ? own.page : leaderPage;
}
