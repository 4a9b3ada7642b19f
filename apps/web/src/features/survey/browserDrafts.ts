import { sealedLocalStorage } from '../../platform/drafts/sealedStorage.ts';
import { answerDrafts } from './answerDrafts.ts';

export const browserDrafts = answerDrafts(sealedLocalStorage);

export function eraseAnswersOf(userId: string): void {
  browserDrafts.erase(userId);
}
