import { Store } from '@office/client/lib/Store.ts';

class JoinedMeeting extends Store<string | null> {
  constructor() {
    super(null);
  }

  joined(meetingId: string): void {
    this.set(meetingId);
  }

  left(meetingId: string): void {
    if (this.getSnapshot() === meetingId) this.set(null);
  }
}

export const joinedExternalMeeting = new JoinedMeeting();
