/** What somebody reads whose account an admin has made inactive. */
export const inactiveAccount = "This account is inactive. Write to us if you think that is a mistake.";
