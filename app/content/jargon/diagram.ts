import type { ReactElement } from "react";

export type Diagram = {
  /** What can be seen, for somebody who cannot. */
  shows: string;
  /** On 240 by 140: ink is the thing (`k` filled), indigo the idea (`i` lines, `d` dashed, `f` filled, `t` tint). */
  drawing: ReactElement;
};
