import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is in a browser. False on the server, and in the first drawing of a page that came from there. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
