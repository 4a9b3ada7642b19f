import { unwrap, type Schemas } from '@office/api';
import { useEffect } from 'react';
import { quietOffice } from '../../../platform/api/client.ts';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { adoptLanguage, takeSwitchedLanguage } from '../../../platform/i18n/i18n.ts';

type Profile = Schemas['Profile'];

/**
 * The page speaks as the profile says on a browser on which nothing was chosen. What was chosen on the way in
 * goes into the profile: mails and other browsers then speak it, too.
 */
export function useMembersLanguage(profile: Profile | undefined): void {
  const renew = useMutateQueries();
  const language = profile?.language;
  useEffect(() => {
    if (!language) return;
    const switched = takeSwitchedLanguage();
    if (!switched || switched === language) {
      void adoptLanguage(language);
      return;
    }
    // Where it could not be saved the page speaks it all the same.
    unwrap(quietOffice.PATCH('/v1/auth/user/language', { body: { language: switched } })).then(
      () => renew(['/v1/auth/user/profile']),
      () => undefined,
    );
  }, [language, renew]);
}
