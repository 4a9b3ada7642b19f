export {
  byName,
  countActiveMembers,
  countActivePeople,
  findActiveMembers,
  findActiveMembersByEmail,
  findAdministrators,
  findConnectedMembers,
  findOrganizationsOf,
  findPeople,
  findRoles,
  insertMember,
  isOnline,
  lockMember,
  nameColumnsIn,
  searchMembers,
} from './member-directory-store.ts';
export type { MemberSearch, PersonRow } from './member-directory-store.ts';
export { assignLatinName, findLatinName, lockLatinName } from './assigned-latin-name-store.ts';
export { deriveLatinNames, nameLatinRuleAfter } from './latin-name-store.ts';
export { findLanguage, updatePerson } from './person-store.ts';
export { updateJob, type Job } from './job-store.ts';
