/** Those of the icons that pages without framework script draw too. */
export const check = "m5 12 5 5 9-10";
export const warn = "M12 4 2 20h20zM12 10v5M12 18v0";
