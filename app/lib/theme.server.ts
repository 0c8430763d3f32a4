import { createCookieSessionStorage } from "react-router";
import { createThemeSessionResolver } from "remix-themes";
import { sessionSecret } from "./crypto.server.ts";
import { isHttps } from "./env.server.ts";

const year = 365 * 24 * 60 * 60;

export const themeResolver = createThemeSessionResolver(
  createCookieSessionStorage({
    cookie: {
      name: "theme",
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: isHttps,
      maxAge: year,
      secrets: [sessionSecret()],
    },
  }),
);
