import { displayNames, type NamedPerson } from '@office/client/people/displayName.ts';

export function toMember<Member extends NamedPerson>(
  member: Member,
  language?: string,
): Member & ReturnType<typeof displayNames> {
  return { ...member, ...displayNames(member, language) };
}
