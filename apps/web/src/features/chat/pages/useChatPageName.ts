import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../platform/api/queries.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { pageNameKey, type ShownInChat } from './pageNameKey.ts';

export function useChatPageName(shown: ShownInChat): void {
  const { t } = useTranslation('chat');
  const { roomId = '' } = shown;
  const params = { path: { roomId } };
  const room = useQuery('/v1/user/chat-rooms/{roomId}', roomId ? { params } : null);
  const key = pageNameKey(shown);
  usePageName(key && t(key), room.data?.name);
}
