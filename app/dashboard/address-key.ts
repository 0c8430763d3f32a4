import { useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * The key of a form whose fields show what the address says. It is another one, so that the form is made anew, where
 * something else than the form has changed the address; after its own sending the form stays, with the focus in it and
 * what was typed meanwhile.
 */
export function useAddressKey() {
  const { search } = useLocation();
  const wasSent = useRef(false);
  const [shown, setShown] = useState({ search, key: 0 });
  if (shown.search !== search) {
    setShown({ search, key: shown.key + (wasSent.current ? 0 : 1) });
    wasSent.current = false;
  }
  const onSubmit = () => {
    wasSent.current = true;
  };
  return { key: shown.key, onSubmit };
}
