/** Days between the request to delete an organisation and its deletion. */
export const organizationDeletionDays = 30;

/** Active legal holds of an organisation. */
export const maxLegalHolds = 200;

/** Characters of the reference of a legal hold. */
export const maxLegalHoldReferenceLength = 100;

/** Members of a bulk change. */
export const maxMembersChanged = 100_000;
