import { displayNames, type NamedPerson } from '@office/client/people/displayName.ts';

/** Adds the displayed names of a member. */
export function toMember<Member extends NamedPerson>(
  member: Member,
  language?: string,
): Member & ReturnType<typeof displayNames> {
  return { ...member, ...displayNames(member, language) };
}
