import { Store } from '@office/client/lib/Store.ts';

/** Whether the member asked for the welcome again, after the tour was skipped or finished. */
class TourOffer extends Store<boolean> {
  constructor() {
    super(false);
  }

  open(): void {
    this.set(true);
  }

  close(): void {
    this.set(false);
  }
}

export const tourOffer = new TourOffer();
