import { Store } from '@office/client/lib/Store.ts';

class NoticedMeeting extends Store<string | null> {
  constructor() {
    super(null);
  }

  setMeeting(meetingId: string): void {
    this.set(meetingId);
  }

  answered(): void {
    this.set(null);
  }
}

export const noticedMeeting = new NoticedMeeting();
