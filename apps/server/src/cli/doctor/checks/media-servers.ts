import type { Config } from '../../../config/config.ts';
import { probeMediaServers } from '../../../voice/media/probe-media-servers.ts';
import { ok, problem, type Check } from '../check.ts';

export function mediaServerCheck({ voice: { sfu } }: Pick<Config, 'voice'>): Check {
  return {
    name: 'media servers',
    advice: 'Check OFFICE_LIVEKIT_URL or OFFICE_JANUS_URLS, the secret and the firewall.',
    run: async () => {
      if (!sfu) return ok('Not used: voice rooms have at most five participants.');
      const probes = await probeMediaServers(sfu);
      const failures = probes.filter(({ failure }) => failure !== null);
      const reasons = failures.map(({ url, failure }) => `${url}: ${failure}.`);
      if (reasons.length > 0)
        return problem(`${reasons.join(' ')} Check the address and the secret.`);
      return ok(`${probes.map(({ url }) => url).join(', ')}: all answer.`);
    },
  };
}
