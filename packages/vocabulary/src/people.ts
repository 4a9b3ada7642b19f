// Members: their words (spec §3, §6).
export { genders, roles } from './contract/lists.ts';
export type { Gender, Role } from './contract/lists.ts';
