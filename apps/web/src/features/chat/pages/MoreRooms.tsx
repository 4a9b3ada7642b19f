import type { Schemas } from '@office/api';
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import type { RoomsQuery } from './roomsQuery.ts';

interface MoreRoomsProps {
  query: RoomsQuery;
  onAnswer(answer: Schemas['ChatRoomList']): void;
}

/**
 * Loads another page of a room list. Renders nothing: the page is kept in the SWR cache, where realtime
 * updates apply.
 */
export function MoreRooms({ query, onAnswer }: MoreRoomsProps) {
  const { data } = useQuery('/v1/user/chat-rooms', { params: { query } });
  const answerNow = useEffectEvent(onAnswer);
  useEffect(() => {
    if (data) answerNow(data);
  }, [data]);
  return null;
}
