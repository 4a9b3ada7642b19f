import type { Schemas } from '@office/api';
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import type { RoomsQuery } from './roomsQuery.ts';

interface MoreRoomsProps {
  query: RoomsQuery;
  onAnswer(answer: Schemas['ChatRoomList']): void;
}

/**
 * Loads one more page of a list of rooms. It shows nothing itself: it keeps the page in the cache, where
 * updates reach it.
 */
export function MoreRooms({ query, onAnswer }: MoreRoomsProps) {
  const { data } = useQuery('/v1/user/chat-rooms', { params: { query } });
  const answerNow = useEffectEvent(onAnswer);
  useEffect(() => {
    if (data) answerNow(data);
  }, [data]);
  return null;
}
