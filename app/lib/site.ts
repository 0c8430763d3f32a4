export const siteName = "Ubunifu";
export const tagline = "Marks, words and work by African designers.";
export const siteDescription =
  "A shared library of vector logos, plain-language design terms, events and paid work by African designers. Free to browse. Every entry is reviewed.";
/** An example: whoever runs the site changes it. */
export const contactAddress = "hello@ubunifu.example";
