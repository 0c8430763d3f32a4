type Places = { venue: string | null; address: string | null; location: string };

// The browser has it: what folds texts for the search weighs more.
const { compare } = new Intl.Collator("en", { sensitivity: "base" });
const isSame = (one: string, other: string) => compare(one, other) === 0;
const partsOf = (text: string | null) => (text ?? "").split(",").map((part) => part.trim());

/** Says nothing twice: what comes later, such as the city, is left out before. */
export function placeOfEvent({ venue, address, location }: Places): {
  venue: string;
  address: string;
  location: string;
} {
  const without = (text: string | null, ...later: (string | null)[]) => {
    const said = later.flatMap(partsOf);
    return partsOf(text)
      .filter((part) => part && !said.some((one) => isSame(one, part)))
      .join(", ");
  };
  return { venue: without(venue, address, location), address: without(address, location), location };
}

/** From the venue to the country. */
export function placeLines(places: Places): string[] {
  return Object.values(placeOfEvent(places)).filter(Boolean);
}
