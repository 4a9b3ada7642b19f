import { configWarnings, type Config } from '../../../config/config.ts';
import { ok, warning, type Check } from '../check.ts';

export function settingsCheck(config: Config): Check {
  return {
    name: 'settings',
    advice: 'Correct the environment variables of the server.',
    run: () => {
      const doubts = configWarnings(config);
      if (config.publicUrl.startsWith('https:') && config.trustProxy === false) {
        doubts.push(
          'TRUST_PROXY is not set, so all members behind the TLS proxy count as one address: set it to the address of the proxy',
        );
      }
      const message = `${config.environment}, ${config.publicUrl}`;
      return Promise.resolve(
        doubts.length > 0 ? warning(`${doubts.join('; ')}.`) : ok(`Valid: ${message}.`),
      );
    },
  };
}
