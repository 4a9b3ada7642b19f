import { Store } from '@office/client/lib/Store.ts';

export interface OwnPage {
  documentId: string;
  page: number;
}

/** The page that the member looks at instead of the leader's, in all views. Null while they follow. */
export class LookAhead extends Store<OwnPage | null> {
  constructor() {
    super(null);
  }

  lookAt(own: OwnPage): void {
    this.set(own);
  }

  follow(): void {
    this.set(null);
  }

  /** Follows again once the leader has arrived at the page, as the view then shows. */
  leaderTurned({ documentId, page }: OwnPage): void {
    const own = this.getSnapshot();
    if (own?.documentId === documentId && own.page === page) this.follow();
  }
}

/** Returns the page to show. Another document, or leading it, ends looking ahead. */
export function pageToShow(
  own: OwnPage | null,
  { documentId, leads, leaderPage }: { documentId: string; leads: boolean; leaderPage: number },
): number {
  return own && !leads && own.documentId === documentId ? own.page : leaderPage;
}
