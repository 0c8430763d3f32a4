import { createContext } from "react";

/** Whether pictures are left out, because whoever looks counts every byte. */
export const WithoutPictures = createContext(false);
