import { Privacy, TermsOfService } from '@office/ui/screens/legal';
import { useSession } from '../../../platform/session/useSession.ts';
import { useLanguageSwitch } from '@office/client/i18n/useLanguageSwitch.ts';

export function TermsPage() {
  const { isAuthenticated } = useSession();
  return <TermsOfService {...useLanguageSwitch()} signedIn={isAuthenticated} />;
}

export function PrivacyPage() {
  const { isAuthenticated } = useSession();
  return <Privacy {...useLanguageSwitch()} signedIn={isAuthenticated} />;
}
