const domain = '@bots.invalid';

/** Address of a bot's account, which needs one but receives no mail. `.invalid` is reserved (RFC 2606). */
export const botEmail = (id: string): string => `${id}${domain}`;

export const isBotEmail = (email: string): boolean => email.endsWith(domain);
