export const janusSecret: string;

export function hasJanus(): boolean;

export interface JanusServer {
  url: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export function startJanus(given: { port: number; rtpPorts?: string }): Promise<JanusServer>;
