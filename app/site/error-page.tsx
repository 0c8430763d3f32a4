import { Cloth } from "#app/ui/cloth.tsx";

type Text = { title: string; text: string };

const texts: Record<number, Text> = {
  400: {
    title: "That did not work",
    text: "The address or the form was not complete. Go back and try again.",
  },
  403: { title: "Not allowed", text: "Your account may not open this page. If it should, write to us." },
  404: { title: "Page Not Found", text: "The page you are looking for doesn't exist or has been moved." },
  405: {
    title: "Not this way",
    text: "This page takes no forms. Go back to the form and try again.",
  },
  413: {
    title: "Too much at once",
    text: "What you sent is too large. A file may have at most 2 MB: choose a smaller one.",
  },
  415: { title: "Unknown kind of file", text: "Please upload JPG, PNG, or SVG format" },
  429: { title: "Too many tries", text: "Please wait a little and try again." },
  503: {
    title: "Back in a moment",
    text: "Something we depend on is not answering. Nothing is lost. Please try again in a minute.",
  },
};
const unknown: Text = {
  title: "Something went wrong",
  text: "It is our fault, and it is in our log. Please try again.",
};

/** A proxy in front answers 502 and 504 for us. */
export const errorText = (status: number): Text =>
  texts[status === 502 || status === 504 ? 503 : status] ?? unknown;

type Props = {
  status: number;
  message?: string;
  address: string;
};

export function ErrorPage({ status, message, address }: Props) {
  const { title, text } = errorText(status);
  const passes = status >= 500;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="section">
        <div className="empty">
          <Cloth id={title} strips={6} gap={1} />
          <div className="stack">
            <p className="by">{status}</p>
            <h1>{title}</h1>
            <p>{message || text}</p>
            <div className="row">
              {passes && (
                <a className="btn primary" href={address}>
                  Try again
                </a>
              )}
              {status === 404 && (
                <a className="btn" href="/">
                  Return to Dashboard{" "}
                </a>
              )}
              <a className="btn" href="/">
                Go to the homepage{" "}
              </a>
              <a className="btn" href="/contact">
                Write to us
              </a>
            </div>
          </div>
        </div>
      </div>
    </main>
  );
}
