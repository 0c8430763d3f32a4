import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
