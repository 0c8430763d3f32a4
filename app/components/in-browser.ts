import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
