import { Store } from '@office/client/lib/Store.ts';

/** The meeting of the current join notice until the member responds; null if none. */
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
