export const movement = {
  rateHz: 15,
  watchRateHz: 5,
  walkSpeed: 2.4,
  runSpeed: 4,
  /** Metres per second above which the server rejects a move (running plus 25 % tolerance). */
  maxSpeed: 5,
  /** Maximum length of a single move in metres, regardless of its duration (after a stall). */
  maxStep: 10,
  /** Distance from walls in metres. The server's check is slightly more tolerant. */
  personRadius: 0.24,
  serverRadius: 0.12,
  /**
   * Display delay of other people in milliseconds, so that there is a next frame to interpolate.
   */
  interpolationDelay: 100,
} as const;
