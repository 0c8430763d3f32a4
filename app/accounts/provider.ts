/** Whom people may sign in with besides a password, where the operator has turned it on. */
export const oauthProviders = { github: "GitHub", google: "Google" } as const;
export type OAuthProvider = keyof typeof oauthProviders;
