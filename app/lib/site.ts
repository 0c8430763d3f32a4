export const siteName = "Ubunifu";
/** An example: whoever runs the site changes it. */
export const contactAddress = "hello@ubunifu.example";
