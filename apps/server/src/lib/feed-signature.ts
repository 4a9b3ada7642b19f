import { createHmac } from 'node:crypto';

/** Returns the token in feed addresses of earlier versions, which did not store it. */
export function signFeed(secret: string, id: string): string {
  const key = createHmac('sha256', secret).update('calendar-feed').digest();
  return createHmac('sha256', key).update(id).digest('base64url');
}
