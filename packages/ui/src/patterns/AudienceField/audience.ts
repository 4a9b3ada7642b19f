import type { AudienceKind, MemberRole } from '@office/vocabulary';

export interface AudiencePerson {
  userId: string;
  name: string;
  /** Whether the person has left the organisation. */
  unknown?: boolean;
}

/** State of the field. Selected roles, departments and people are kept when the kind changes. */
export interface AudienceValue {
  kind: AudienceKind;
  roles: readonly MemberRole[];
  departments: readonly string[];
  people: readonly AudiencePerson[];
}

export const wholeOrganization: AudienceValue = {
  kind: 'ORGANIZATION',
  roles: [],
  departments: [],
  people: [],
};

export type AudienceChoice =
  | { kind: 'ORGANIZATION' }
  | { kind: 'ROLES'; roles: MemberRole[] }
  | { kind: 'DEPARTMENTS'; departments: string[] }
  | { kind: 'PEOPLE'; userIds: string[] };

/** Returns the selected audience; null if the selection is empty. */
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

/** Returns the selected roles, names of departments or user ids of the kind. */
export function selectedIds({
  kind,
  roles,
  departments,
  people,
}: AudienceValue): readonly string[] {
  switch (kind) {
    case 'ORGANIZATION':
      return [];
    case 'ROLES':
      return roles;
    case 'DEPARTMENTS':
      return departments;
    case 'PEOPLE':
      return people.map(({ userId }) => userId);
  }
}
