import { createContext, use } from 'react';
import type { MemberChat } from './MemberChat.ts';

export const ChatContext = createContext<MemberChat | null>(null);

export function useChat(): MemberChat {
  const chat = use(ChatContext);
  if (!chat) throw new Error('Chat is used outside the workplace');
  return chat;
}
