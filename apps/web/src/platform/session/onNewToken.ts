import { session } from './browserSession.ts';

export function onNewToken(listener: (token: string) => void): () => void {
  let { token } = session.getSnapshot();
  return session.subscribe(() => {
    const next = session.getSnapshot().token;
    if (next && next !== token) listener(next);
    token = next;
  });
}
