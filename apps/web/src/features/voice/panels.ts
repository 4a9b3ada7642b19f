import type { Panel } from '../../platform/workplace/Panel.ts';

/** Loads the code of voice chat and returns to the stored call of this tab. */
export async function resumeCall(): Promise<void> {
  (await import('./models/resumedVoice.ts')).resumeCall();
}

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
