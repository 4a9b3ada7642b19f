import { isInBreachedRange } from '../../../auth/passwords/breached-range.ts';
import type { Config } from '../../../config/config.ts';
import { ok, problem, type Check } from '../check.ts';

const advice = 'Check OFFICE_BREACHED_PASSWORDS_URL and the connections that the firewall allows.';

export function breachedPasswordsCheck({
  breachedPasswordsUrl: url,
}: Pick<Config, 'breachedPasswordsUrl'>): Check {
  return {
    name: 'breached passwords',
    advice,
    run: async () => {
      if (!url) return ok('Checked by local lists only: OFFICE_BREACHED_PASSWORDS_URL is not set.');
      const { host } = new URL(url);
      return (await isInBreachedRange('password', url))
        ? ok(`${host} knows breached passwords.`)
        : problem(`${host} does not know the password “password”. ${advice}`);
    },
  };
}
