/** The part of a member that is edited as one. */
export interface MemberEdit {
  role: string;
  department: string;
  jobTitle: string;
}

/** Something that was typed over a member, and the values and the version that it was typed over. */
export interface MemberDraft {
  version: number;
  before: MemberEdit;
  edit: MemberEdit;
}

export const editedFields = ['role', 'department', 'jobTitle'] as const;
export type EditedField = (typeof editedFields)[number];

export const editOf = (member: {
  role: string;
  department: string | null;
  jobTitle: string | null;
}): MemberEdit => ({
  role: member.role,
  department: member.department ?? '',
  jobTitle: member.jobTitle ?? '',
});

/**
 * Brings together what was edited and what someone else stored meanwhile. Fields that only one of them touched take
 * that one's value; `clashing` are those that both gave different ones, and hold the own.
 *
 * @param base the values that editing began with
 */
export function mergeEdits(
  base: MemberEdit,
  mine: MemberEdit,
  theirs: MemberEdit,
): { merged: MemberEdit; clashing: EditedField[] } {
  const merged = { ...mine };
  const clashing: EditedField[] = [];
  for (const field of editedFields) {
    if (mine[field] === base[field]) merged[field] = theirs[field];
    else if (theirs[field] !== base[field] && theirs[field] !== mine[field]) clashing.push(field);
  }
  return { merged, clashing };
}
