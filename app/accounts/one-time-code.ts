/** In the words of the auth service. */
export const oneTimeTypes = ["recovery", "magiclink", "signup", "email_change"] as const;
export type OneTimeType = (typeof oneTimeTypes)[number];

export const oneTimeWords: Record<OneTimeType, { title: string; lede: string; button: string }> = {
  recovery: {
    title: "Set a new password",
    lede: "Go on to choose a new password. You are signed in then.",
    button: "Continue",
  },
  magiclink: { title: "Sign in", lede: "Press the button and you are signed in.", button: "Sign In" },
  signup: {
    title: "Confirm your email",
    lede: "Press the button and your account is ready.",
    button: "Confirm",
  },
  email_change: {
    title: "Change your email",
    lede: "Press the button and you sign in with this address from now on.",
    button: "Confirm",
  },
};

export const askAgain: Record<OneTimeType, string> = {
  recovery: "/forgot-password",
  magiclink: "/login/link",
  signup: "/login/link",
  email_change: "/dashboard/profile",
};
