import { Store } from '@office/client/lib/Store.ts';

export class FormerRooms extends Store<ReadonlySet<string>> {
  constructor() {
    super(new Set());
  }

  has(roomId: string): boolean {
    return this.getSnapshot().has(roomId);
  }

  add(roomId: string): void {
    this.set(new Set([...this.getSnapshot(), roomId]));
  }

  delete(roomId: string): void {
    const others = [...this.getSnapshot()].filter((id) => id !== roomId);
    if (this.has(roomId)) this.set(new Set(others));
  }
}
