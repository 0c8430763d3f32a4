import { createCookieSessionStorage } from "react-router";
import { createThemeSessionResolver } from "remix-themes";
import { cookieOptions, yearInSeconds } from "./cookies.server.ts";
import { sessionSecret } from "./crypto.server.ts";

export const themeResolver = createThemeSessionResolver(
  createCookieSessionStorage({
    cookie: { ...cookieOptions, name: "theme", maxAge: yearInSeconds, secrets: [sessionSecret()] },
  }),
);
