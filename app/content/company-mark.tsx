import { useContext } from "react";
import { Monogram } from "#app/components/monogram.tsx";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { LiteModeContext, Picture } from "#app/components/picture.tsx";

/** What the library has of a company: how many logos, and its own; "" where it has none. */
export type CompanyLogo = {
  company: string;
  total: number;
  picture: string;
  mark: OpticalMetrics | null;
  isSmall: boolean;
};
export type WithLogo = { logo?: CompanyLogo | null };

export function CompanyMark({ company, logo }: { company: string } & WithLogo) {
  const isLite = useContext(LiteModeContext);
  if (!logo?.picture || (isLite && !logo.isSmall)) return <Monogram name={company} />;
  return (
    <span className="face plate" aria-hidden="true">
      <Picture
        src={logo.picture}
        mark={logo.mark}
        title={company}
        width={52}
        height={52}
        essential={logo.isSmall}
      />
    </span>
  );
}
