export const advisoryLockIds = {
  migrations: 4_010_017,
  demoData: 4_010_018,
  /** The second key is the process number. */
  processNumbers: 4_010_019,
  cleanup: 4_010_020,
  pushTokens: 4_010_021,
  chatRetention: 4_010_022,
  /** The second key is the meeting room. */
  meetingRooms: 4_010_023,
  /** The second key is the organisation. */
  invitations: 4_010_031,
  maintenances: 4_010_032,
  usage: 4_010_033,
  /** The second key is the hash of the organisation. Acquired in the function `chain_audit_entry`. */
  auditChains: 4_010_034,
  /** The second key is the hash of the requester. */
  personalDataExports: 4_010_035,
} as const;
