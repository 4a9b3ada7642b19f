import { storage } from '@office/client/lib/browserStorage.ts';
import { answerDrafts } from './answerDrafts.ts';

export const browserDrafts = answerDrafts(storage);

export function eraseAnswersOf(userId: string): void {
  browserDrafts.erase(userId);
}
