import { Store } from '@office/client/lib/Store.ts';

class ShareButton extends Store<boolean> {
  constructor() {
    super(false);
  }

  show(shown: boolean): void {
    this.set(shown);
  }
}

export const shareButton = new ShareButton();
