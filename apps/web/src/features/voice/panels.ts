import type { Panel } from '../../platform/workplace/Panel.ts';

export const voicePanels: readonly Panel[] = [
  {
    path: '/voice-chat/:roomId?',
    nameKey: 'common:nav.voiceChat',
    load: async () => (await import('./pages/VoiceChatPage.tsx')).VoiceChatPage,
    area: 'voice',
    scene: 'Main',
    entry: { id: 'voiceChat', icon: 'audio', shortcut: 'V' },
  },
];
