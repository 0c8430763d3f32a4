/** Messages that were agreed upon, but that nobody would get to see, and why. None of them stands in the app. */
export const replaced: Record<string, string> = {
  "You must provide either an email or phone number and a password":
    "The forms ask for both and say their own sentence, so the auth service is never asked without.",
  "No user logged in": "Who is not signed in comes to the sign-in page, whatever they send.",
  "User deletion is disabled in this demo": "Deleting works.",
  "Logo ID is missing": "No address of a logo is without an id: /logos is the list.",
  "Logo not found": "The page says 'Logo Not Found'; there is no second message over it.",
};
