import { Store } from '@office/client/lib/Store.ts';

/** The meeting at another service that the member has gone to from this tab; null for none. */
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

export const joinedElsewhere = new JoinedMeeting();
