import { Store } from '@office/client/lib/Store.ts';

/** Whether the scene says that the member can share a document where they are. */
class ShareButton extends Store<boolean> {
  constructor() {
    super(false);
  }

  show(shown: boolean): void {
    this.set(shown);
  }
}

export const shareButton = new ShareButton();
