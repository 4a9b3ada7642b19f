import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallBarState } from './callBarProps.ts';

/**
 * Announces a change of one's microphone during the call, and what the others raise and share. The state on joining
 * is no news.
 */
export function useCallNews(state: CallBarState): string {
  const { t } = useTranslation('voice');
  const [before, setBefore] = useState(state);
  const [news, setNews] = useState('');
  if (before !== state) {
    setBefore(state);
    const next = before.phase === 'in' && state.phase === 'in' ? newsOf(before, state) : undefined;
    if (next) setNews(t(next.key, { name: next.name }));
  }
  return news;
}

function newsOf(
  before: CallBarState,
  now: CallBarState,
): { key: string; name?: string } | undefined {
  // The one who holds the key hears themselves.
  if (before.muted !== now.muted && !now.pushToTalk)
    return { key: now.muted ? 'bar.mutedNow' : 'bar.unmutedNow' };
  for (const { userId, name, handRaised = false, sharing = false } of now.participants) {
    const then = before.participants.find((person) => person.userId === userId);
    if (handRaised && !then?.handRaised) return { key: 'bar.handUp', name };
    if (sharing !== (then?.sharing ?? false))
      return { key: sharing ? 'bar.sharesScreen' : 'bar.sharedScreen', name };
  }
  return undefined;
}
