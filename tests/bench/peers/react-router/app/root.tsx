import type { ReactNode } from "react";
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import sheet from "../../../../../app/app.css?inline";

/** The document as the template of React Router has it, with our sheet inside, as our page has it. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own sheet */}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </head>
      <body>
        <header>
          <strong>
            <Link to="/">Logo Library</Link>
          </strong>
          <nav aria-label="Main">
            <Link to="/">Logos</Link>
            <Link to="/submit">Submit</Link>
            <Link to="/about">About</Link>
            <Link to="/login">Sign in</Link>
          </nav>
        </header>
        {children}
        <footer>
          <p>
            A free collection for everyone. <Link to="/about">About</Link> <Link to="/privacy">Privacy</Link>{" "}
            <Link to="/contact">Contact</Link>
          </p>
        </footer>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
