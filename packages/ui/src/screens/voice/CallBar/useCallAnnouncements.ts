import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallBarState } from './callBarProps.ts';

interface AnnouncedState {
  key: string;
  name?: string;
}

/** Does not announce the state on joining or participants that return after a reconnect. */
export function useCallAnnouncements(state: CallBarState): string {
  const { t } = useTranslation('voice');
  const [before, setBefore] = useState(state);
  const [news, setNews] = useState('');
  if (before !== state) {
    setBefore(state);
    const isIn = before.phase === 'in' && state.phase === 'in';
    const changes = isIn ? describeChanges(before, state) : [];
    const reactions = isIn ? newReactions(before, state) : [];
    const next = [
      ...changes.map(({ key, name }) => t(`bar.${key}`, { name })),
      ...reactions.map(({ name, kind }) =>
        t('reaction.announcement', { name, kind: t(`reaction.kind.${kind}`) }),
      ),
    ];
    if (next.length > 0) setNews(next.join(t('stage.and')));
  }
  return news;
}

function describeChanges(before: CallBarState, now: CallBarState): AnnouncedState[] {
  const isPresent = (state: CallBarState, id: string) =>
    state.participants.find(({ userId }) => userId === id);
  const left = before.participants.filter(({ userId }) => !isPresent(now, userId));
  return [
    ...(before.isListener !== now.isListener
      ? [{ key: now.isListener ? 'nowListening' : 'nowSpeaker' }]
      : []),
    // With push-to-talk the member already knows the state.
    ...(before.muted !== now.muted && !now.pushToTalk && !now.isListener
      ? [{ key: now.muted ? 'mutedNow' : 'unmutedNow' }]
      : []),
    ...left.map(({ name }) => ({ key: 'left', name })),
    ...now.participants.flatMap(({ userId, name, ...shows }): AnnouncedState[] => {
      const then = isPresent(before, userId);
      const { handRaised = false, sharing = false, camera = false } = shows;
      return [
        ...(then ? [] : [{ key: 'joined', name }]),
        ...(handRaised && !then?.handRaised ? [{ key: 'handUp', name }] : []),
        ...(sharing === (then?.sharing ?? false)
          ? []
          : [{ key: sharing ? 'sharesScreen' : 'sharedScreen', name }]),
        ...(camera === (then?.camera ?? false)
          ? []
          : [{ key: camera ? 'isSeen' : 'wasSeen', name }]),
      ];
    }),
  ];
}

/** Excludes the member's own reactions. */
function newReactions({ reactions = [] }: CallBarState, now: CallBarState) {
  return (now.reactions ?? [])
    .filter(({ id }) => !reactions.some((known) => known.id === id))
    .flatMap(({ userId, reaction }) => {
      const person = now.participants.find((each) => each.userId === userId);
      return person ? [{ name: person.name, kind: reaction }] : [];
    });
}
