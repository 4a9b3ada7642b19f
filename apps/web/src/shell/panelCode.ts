import { session } from '../platform/session/browserSession.ts';
import { panelOf } from './panels.ts';

/** The code of the workplace around every panel. */
export const workplaceCode = () => import('./MemberWorkplace.tsx');

/** The code of what stands in the panels, by the first part of their address. */
export const panelCode = {
  map: () => import('../features/map/pages/MapPage.tsx'),
  'my-desk': () => import('../features/people/pages/MyDeskPage.tsx'),
  'change-avatar': () => import('../features/map/pages/ChangeAvatarPage.tsx'),
  people: () => import('../features/people/pages/PeoplePage.tsx'),
  profile: () => import('../features/people/pages/ProfilePage.tsx'),
  settings: () => import('../features/settings/pages/SettingsPage.tsx'),
  password: () => import('../features/settings/pages/ChangePasswordPage.tsx'),
  'voice-chat': () => import('../features/voice/pages/VoiceChatPage.tsx'),
  'chat-room': () => import('../features/chat/pages/ChatPage.tsx'),
  'direct-message': () => import('../features/chat/pages/ChatPage.tsx'),
};

/** Begins to fetch the workplace for someone who is about to enter it. */
export function fetchWorkplace(): void {
  workplaceCode().catch(ignore);
}

/**
 * Begins to fetch all that a member's first page needs. Left to itself, each part would be asked for
 * only when the one around it has come, and what it may be seen by has been answered.
 */
export function fetchFirstPanel(pathname: string): void {
  const panel = panelOf(pathname);
  const { isAuthenticated, organizationId } = session.getSnapshot();
  if (!panel || !isAuthenticated || !organizationId) return;
  const codes: Record<string, (() => Promise<unknown>) | undefined> = panelCode;
  for (const fetchCode of [workplaceCode, codes[panel.id]]) fetchCode?.().catch(ignore);
}

function ignore(): void {
  // Whoever shows it asks again, and says that it did not come.
}
