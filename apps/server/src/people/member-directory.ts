/** What the other areas ask of members: one place for the queries that several of them need. */
export { insertMember } from './member-store.ts';
