import { storage } from '@office/client/lib/browserStorage.ts';
import type { CallCaptionsDeps } from './CallCaptions.ts';

const key = 'office.captionsAgreed';

export function captionAgreement(userId: string): CallCaptionsDeps['agreement'] {
  return {
    isGiven: () => storage.getItem(key) === userId,
    set: (given) => (given ? storage.setItem(key, userId) : storage.removeItem(key)),
  };
}
