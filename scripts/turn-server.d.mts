export function hasTurnServer(): boolean;

export function startTurnServer(given: {
  port: number;
  secret: string;
  options?: readonly string[];
  tlsPort?: number;
}): Promise<{ stop(): Promise<void>; certificate: string | null }>;

/** Returns the paths of two files in PEM. */
export function makeCertificate(folder: string): { key: string; certificate: string };
