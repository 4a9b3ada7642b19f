import { storage } from '@office/client/lib/browserStorage.ts';
import { answerDrafts } from './answerDrafts.ts';

/** Answers that members of this browser typed. */
export const browserDrafts = answerDrafts(storage);

/** Removes all that someone has typed and not sent. */
export function eraseAnswersOf(userId: string): void {
  browserDrafts.erase(userId);
}
