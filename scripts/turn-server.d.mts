export function hasTurnServer(): boolean;

export function startTurnServer(given: {
  port: number;
  secret: string;
  options?: readonly string[];
}): Promise<{ stop(): Promise<void> }>;
