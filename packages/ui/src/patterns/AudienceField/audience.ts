import type { AudienceKind, MemberRole } from '@office/vocabulary';

/** A person who is meant by name. */
export interface AudiencePerson {
  userId: string;
  name: string;
  /** They are no member of the organisation any more. */
  unknown?: boolean;
}

/** A choice under way. Roles, departments and people stay when another kind is taken. */
export interface AudienceValue {
  kind: AudienceKind;
  roles: readonly MemberRole[];
  departments: readonly string[];
  people: readonly AudiencePerson[];
}

/** Everyone in the organisation. */
export const wholeOrganization: AudienceValue = {
  kind: 'ORGANIZATION',
  roles: [],
  departments: [],
  people: [],
};

/** An audience as calls take it: its kind, with what belongs to it. */
export type AudienceChoice =
  | { kind: 'ORGANIZATION' }
  | { kind: 'ROLES'; roles: MemberRole[] }
  | { kind: 'DEPARTMENTS'; departments: string[] }
  | { kind: 'PEOPLE'; userIds: string[] };

/** The audience that is chosen; null while a kind is chosen and nobody in it. */
export function audienceChoice(value: AudienceValue): AudienceChoice | null {
  const { kind, roles, departments, people } = value;
  switch (kind) {
    case 'ORGANIZATION':
      return { kind };
    case 'ROLES':
      return roles.length === 0 ? null : { kind, roles: [...roles] };
    case 'DEPARTMENTS':
      return departments.length === 0 ? null : { kind, departments: [...departments] };
    case 'PEOPLE':
      return people.length === 0 ? null : { kind, userIds: people.map(({ userId }) => userId) };
  }
}
