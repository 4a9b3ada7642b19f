import { Store } from '../../lib/Store.ts';

/** How much waits for the member: the number in the window's title and on the app's icon. */
class Attention extends Store<number> {
  show(count: number): void {
    this.set(count);
  }
}

export const attention = new Attention(0);
