'use client';
import { ChatRoom } from '@office/ui/ChatRoom';
import chat from '@office/ui/locales/en/chat.json';
import common from '@office/ui/locales/en/common.json';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

const i18n = createInstance();
i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { chat, common } },
  interpolation: { escapeValue: false },
});

const room = { roomId: 'dev', type: 'CHANNEL', name: 'Development', memberCount: 2, role: 'USER' };
const message = {
  key: 'm1',
  messageId: 'm1',
  sender: { userId: 'ren', name: 'Ren' },
  isMine: false,
  text: 'The build is green.',
  mentions: [],
  attachments: [],
  reactions: [],
  createdAt: '2026-11-20T01:20:00Z',
  delivery: { status: 'sent' },
};
// Without a time and a zone, server and browser would each show their own.
const clock = { now: Date.parse('2026-11-20T01:30:00Z'), timeZone: 'Asia/Tokyo' };

export function Room() {
  const [sent, setSent] = useState([]);
  const messages = [message, ...sent];
  const onSend = ({ text }) => {
    const key = `m${messages.length + 1}`;
    setSent([...sent, { ...message, key, messageId: key, isMine: true, text }]);
  };
  return (
    <I18nextProvider i18n={i18n}>
      <div style={{ height: 480 }}>
        <ChatRoom
          clock={clock}
          state={{
            status: 'ready',
            room,
            flow: { messages, hasOlder: false, hasNewer: false },
            draft: '',
            files: [],
            members: [],
            typing: [],
          }}
          onDraftChange={() => {}}
          onSeen={() => {}}
          onSend={onSend}
          onTyping={() => {}}
        />
      </div>
    </I18nextProvider>
  );
}
