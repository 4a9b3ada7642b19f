/** Days between the request to delete an organisation and its deletion. */
export const organizationDeletionDays = 30;
