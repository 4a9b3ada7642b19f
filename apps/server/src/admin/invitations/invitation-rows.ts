import type { Schemas } from '@office/api';
import { languages, maxTextLength } from '@office/vocabulary';
import type { InvitationField, InvitationRowProblem, Role } from '@office/vocabulary';
import { namedSchemas } from '../../http/contract.ts';
import { compileLazily, responseSchemas } from '../../http/validation/validation.ts';
import type { Invitee } from '../../organization/invitation-issue.ts';

type InvitationRowInput = Schemas['InvitationRow'];
type CheckedRow = Schemas['CheckedInvitationRow'];

export interface ValidatedRow extends CheckedRow {
  invitee: Invitee;
  renew: boolean;
  /** Role of the invitation that this row replaces. */
  replacedRole: Role | null;
}

/** Data to validate rows against. Empty `domains` permit any address. */
export interface ValidationContext {
  members: ReadonlySet<string>;
  unanswered: ReadonlyMap<string, { role: Role; expiresAt: Date }>;
  domains: readonly string[];
  now: Date;
}

/** SYSTEM_ADMIN does not belong to an organisation: only the operator assigns it. */
const invitedRoles = ['ORGANIZATION_ADMIN', 'USER', 'GUEST'] as const satisfies readonly Role[];

const isEmail = validatorOf('Email');
const isVisible = validatorOf('VisibleText');
const isNameLatin = validatorOf('NewNameLatin');

function validatorOf(name: string): (value: string) => boolean {
  const validate = compileLazily(responseSchemas, namedSchemas[name]!);
  return (value) => validate(value) === true;
}

export function validateRows(
  rows: readonly InvitationRowInput[],
  known: ValidationContext,
): ValidatedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const { invitee, problems } = readRow(row, known.domains);
    const { email } = invitee;
    const state = stateOf(email, problems.length > 0, seen.has(email), known);
    if (problems.length === 0) seen.add(email);
    const { line, renew = false } = row;
    const replacedRole = known.unanswered.get(email)?.role ?? null;
    return { line, email: row.email.trim(), state, problems, invitee, renew, replacedRole };
  });
}

export function emailsOf(rows: readonly InvitationRowInput[]): string[] {
  return [...new Set(rows.map(({ email }) => email.trim().toLowerCase()))];
}

export function isInvitable({ state, renew }: ValidatedRow): boolean {
  return state === 'NEW' || state === 'EXPIRED' || (state === 'INVITED' && renew);
}

function stateOf(
  email: string,
  isWrong: boolean,
  isRepeated: boolean,
  { members, unanswered, now }: ValidationContext,
): CheckedRow['state'] {
  if (isWrong) return 'WRONG';
  if (isRepeated) return 'DUPLICATE';
  if (members.has(email)) return 'MEMBER';
  const earlier = unanswered.get(email);
  if (!earlier) return 'NEW';
  return earlier.expiresAt > now ? 'INVITED' : 'EXPIRED';
}

function readRow(
  row: InvitationRowInput,
  domains: readonly string[],
): { invitee: Invitee; problems: CheckedRow['problems'] } {
  const problems: CheckedRow['problems'] = [];
  const refuse = (field: InvitationField, problem: InvitationRowProblem) =>
    problems.push({ field, problem });
  const email = row.email.trim().toLowerCase();
  const role = invitedRoles.find((one) => one === row.role.trim());
  const language = languages.find((one) => one === row.language.trim());
  if (email === '') refuse('email', 'REQUIRED');
  else if (email.length > maxTextLength) refuse('email', 'TOO_LONG');
  else if (!isEmail(email)) refuse('email', 'INVALID');
  else if (role !== 'GUEST' && !isOfDomain(email, domains)) refuse('email', 'DOMAIN');
  if (!role) refuse('role', row.role.trim() === '' ? 'REQUIRED' : 'INVALID');
  if (!language) refuse('language', row.language.trim() === '' ? 'REQUIRED' : 'INVALID');
  const [name, nameLatin, department] = (['name', 'nameLatin', 'department'] as const).map(
    (field) => {
      const text = row[field]?.trim() ?? '';
      if (text.length > maxTextLength) refuse(field, 'TOO_LONG');
      else if (!isVisible(text)) refuse(field, 'INVALID');
      else if (field === 'nameLatin' && text && !isNameLatin(text)) refuse(field, 'INVALID');
      return text || null;
    },
  );
  return {
    invitee: {
      ...{ email, name, nameLatin, department },
      role: role ?? 'USER',
      language: language ?? 'ja',
    },
    problems,
  };
}

function isOfDomain(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return domains.length === 0 || domains.some((one) => one.toLowerCase() === domain);
}
