import { Store } from '@office/client/lib/Store.ts';

/** The meeting of which the member is told that they can join it, until they answer; null for none. */
class NoticedMeeting extends Store<string | null> {
  constructor() {
    super(null);
  }

  tell(meetingId: string): void {
    this.set(meetingId);
  }

  answered(): void {
    this.set(null);
  }
}

export const noticedMeeting = new NoticedMeeting();
