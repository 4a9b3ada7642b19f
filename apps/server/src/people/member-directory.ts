/**
 * Queries on members and people for other areas. An area with additional needs adds columns to
 * `searchMembers`.
 */
export {
  byName,
  countActiveMembers,
  findActiveMembers,
  findActiveMembersByEmail,
  findConnectedMembers,
  findOrganizationsOf,
  findPeople,
  findRoles,
  insertMember,
  isOnline,
  lockMember,
  searchMembers,
} from './member-directory-store.ts';
export type { MemberSearch, PersonRow } from './member-directory-store.ts';
export { updateJob, type Job } from './job-store.ts';
