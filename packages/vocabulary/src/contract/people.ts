// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

/** Role in an organisation. ORGANIZATION_ADMIN is displayed as Admin, USER as Member. */
export const roles = ['SYSTEM_ADMIN', 'ORGANIZATION_ADMIN', 'USER', 'GUEST'] as const;
export type Role = (typeof roles)[number];

/** Role that administrators can assign. */
export const memberRoles = ['ORGANIZATION_ADMIN', 'USER', 'GUEST'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Audience selection: all members, members by role or department, or listed people. */
export const audienceKinds = ['ORGANIZATION', 'ROLES', 'DEPARTMENTS', 'PEOPLE'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Name in kanji, kana or letters, with separators. */
export const kanjiNamePattern =
  /^(?=.*[\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}])(?:\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]?|\p{Script=Latin}[\u0300-\u034E\u0350-\u036F]{0,2}|[ぁ-ゖゝ-ゟァ-ヺヽ-ヿㇰ-ㇿｦ-ｯｱ-ﾝ][\u3099\u309A]?|[〆ーｰﾞﾟ・･゠＝\p{Zs}'’‘ʻʼ.．‐-])+$/u;

/** Name in half-width katakana, without spaces. */
export const katakanaNamePattern = /^[\uFF66-\uFF9F]+$/u;

/** Name in Latin letters, with separators. */
export const latinNamePattern =
  /^(?=.*\p{Script=Latin})(?:\p{Script=Latin}[\u0300-\u034E\u0350-\u036F]{0,2}|[ '’.‐-])+$/u;

/** People whom one audience names. */
export const maxAudiencePeople = 500;

/** A phone number: digits. */
export const phoneNumberPattern = /^[0-9]{6,20}$/u;
