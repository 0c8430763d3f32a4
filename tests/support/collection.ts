import { createHash } from "node:crypto";
import { strToU8, type Zippable, zipSync } from "fflate";
import sharp from "sharp";

/** Letters as bars in a color of the brand, so that no two brands look alike. */
function mark(brand: string, number: number): string {
  const digits = createHash("sha256").update(brand).digest("hex").slice(0, 6);
  const color = digits.replace(/[8-9a-f]/g, (digit) => String(Number.parseInt(digit, 16) - 8));
  const bars = Array.from({ length: 10 }, (_, bit) => {
    const height = (number >> bit) & 1 ? 60 : 20;
    return `<path fill="#${color}" d="M${bit * 12} 0h8v${height}h-8z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 116 60">${bars.join("")}</svg>`;
}

/** As collections are made: a folder a brand with an SVG and a PNG of the same picture, and one JSON file of facts. */
export async function collection(brands: number, name = "Brand"): Promise<Uint8Array<ArrayBuffer>> {
  const files: Zippable = {};
  const facts = [];
  for (let number = 1; number <= brands; number++) {
    const slug = `${name.toLowerCase()}-${number}`;
    const drawing = mark(slug, number);
    files[`logos/${slug}/${slug}.svg`] = strToU8(drawing);
    files[`logos/${slug}/${slug}.png`] = new Uint8Array(
      await sharp(Buffer.from(drawing)).resize(300).png().toBuffer(),
    );
    facts.push({
      title: `${name} ${number}`,
      filename: slug,
      url: `https://${slug}.example`,
      category: ["Fintech", "Africa"],
      region: number === 1 ? "Atlantis" : "Nigeria",
    });
  }
  files["logos.json"] = strToU8(JSON.stringify(facts));
  files["__MACOSX/._logos.json"] = strToU8("rubbish");
  return zipSync(files);
}
