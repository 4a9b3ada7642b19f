/** The advisory locks of the product: each number stands once, so that no two of them meet. */
export const advisoryLockIds = {
  migrations: 4_010_017,
  demoData: 4_010_018,
  /** With a second number, a process's own. */
  processNumbers: 4_010_019,
  cleanup: 4_010_020,
  pushTokens: 4_010_021,
  chatRetention: 4_010_022,
  /** With a second number, a meeting room's. */
  meetingRooms: 4_010_023,
  /** With a second number, an organisation's. */
  invitations: 4_010_031,
  maintenances: 4_010_032,
  usage: 4_010_033,
} as const;
