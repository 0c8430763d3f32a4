/** In the words of the auth service. */
export const oneTimeTypes = ["recovery", "magiclink", "signup", "email_change"] as const;
export type OneTimeType = (typeof oneTimeTypes)[number];

export const oneTimeWords: Record<OneTimeType, { title: string; lede: string; button: string }> = {
  recovery: {
    title: "Set a new password",
    lede: "Continue to sign in and choose a new password.",
    button: "Continue",
  },
  magiclink: { title: "Sign in", lede: "Press the button to sign in.", button: "Sign In" },
  signup: {
    title: "Confirm your email",
    lede: "Press the button to finish signing up.",
    button: "Confirm",
  },
  email_change: {
    title: "Change your email",
    lede: "Press the button to sign in with this address from now on.",
    button: "Confirm",
  },
};

export const askAgain: Record<OneTimeType, string> = {
  recovery: "/forgot-password",
  magiclink: "/login/link",
  signup: "/login/link",
  email_change: "/dashboard/profile",
};
