/** A page of another site that shows a logo as an icon: see iconify.spec.ts. */
import { addAPIProvider, Icon } from "@iconify/react";
import { createRoot } from "react-dom/client";

const root = document.getElementById("root") as HTMLElement;
const { site = "", icon = "" } = root.dataset;
addAPIProvider("ubunifu", { resources: [`${site}/iconify`] });
createRoot(root).render(<Icon icon={`@ubunifu:ubunifu:${icon}`} height="96" />);
