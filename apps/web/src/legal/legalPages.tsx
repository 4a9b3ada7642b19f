import { Privacy, TermsOfService } from '@office/ui';
import { useSession } from '../session/useSession.ts';
import { useLanguageSwitch } from '../status/useLanguageSwitch.ts';

export function TermsPage() {
  const { isAuthenticated } = useSession();
  return <TermsOfService {...useLanguageSwitch()} signedIn={isAuthenticated} />;
}

export function PrivacyPage() {
  const { isAuthenticated } = useSession();
  return <Privacy {...useLanguageSwitch()} signedIn={isAuthenticated} />;
}
