import { unwrap } from '@office/api';
import { useEffect } from 'react';
import { quietOffice } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { applyProfileLanguage, takeSwitchedLanguage } from '@office/client/i18n/i18n.ts';

/** Switches to the profile's language, or saves a language chosen before signing in to the profile. */
export function useMembersLanguage(): void {
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const renew = useMutateQueries();
  const language = profile?.language;
  useEffect(() => {
    if (!language) return;
    const switched = takeSwitchedLanguage();
    if (!switched || switched === language) {
      void applyProfileLanguage(language);
      return;
    }
    // The page keeps the language even if saving fails.
    unwrap(quietOffice.PATCH('/v1/auth/user/language', { body: { language: switched } })).then(
      () => renew(['/v1/auth/user/profile']),
      () => undefined,
    );
  }, [language, renew]);
}
