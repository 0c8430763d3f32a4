type Text = { title: string; text: string };

const texts: Record<number, Text> = {
  400: {
    title: "That didn't work",
    text: "The address or the form was incomplete. Go back and try again.",
  },
  403: { title: "Not allowed", text: "Your account can't open this page. If it should, write to us." },
  404: { title: "Page Not Found", text: "The page you are looking for doesn't exist or has been moved." },
  405: {
    title: "That didn't work",
    text: "This page can't receive that form. Go back to the form and try again.",
  },
  413: {
    title: "That's too large",
    text: "Files can be up to 2 MB. Choose a smaller one, then try again.",
  },
  415: { title: "Unknown file type", text: "Please upload JPG, PNG, or SVG format" },
  429: { title: "Too many attempts", text: "Please wait a while, then try again." },
  503: {
    title: "Back in a moment",
    text: "Something we depend on isn't responding. Nothing is lost. Please try again in a minute.",
  },
};
export const unexpected = "An unexpected error occurred";
const unknown: Text = {
  title: unexpected,
  text: "It's our fault, and we've logged it. Please try again.",
};

/** A proxy in front answers 502 and 504 for us. */
export const errorText = (status: number): Text =>
  texts[status === 502 || status === 504 ? 503 : status] ?? unknown;
