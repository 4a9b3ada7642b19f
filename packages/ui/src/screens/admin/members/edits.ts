export interface MemberEdit {
  role: string;
  department: string;
  jobTitle: string;
  nameLatin: string;
  /** Only of guests. Empty without a limit. */
  accessUntil: string;
}

export interface MemberDraft {
  version: number;
  before: MemberEdit;
  edit: MemberEdit;
}

export const editedFields = ['role', 'accessUntil', 'department', 'jobTitle', 'nameLatin'] as const;
export type EditedField = (typeof editedFields)[number];

export const editOf = (member: {
  role: string;
  adminRole: string | null;
  department: string | null;
  jobTitle: string | null;
  enteredNameLatin: string;
  accessUntil: string | null;
}): MemberEdit => ({
  role: member.adminRole ?? member.role,
  department: member.department ?? '',
  jobTitle: member.jobTitle ?? '',
  nameLatin: member.enteredNameLatin,
  accessUntil: member.accessUntil ?? '',
});

/**
 * Merges the edits with the stored values. `clashing` lists the fields changed to different values
 * on both sides; these keep the value of `mine`. `base` has the values when editing began.
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
