import { Resolver } from "node:dns/promises";
import { log } from "./log.server.ts";

/** Whether a domain has this TXT record. False also where its name server does not answer in a few seconds. */
export async function hasTextRecord(
  domain: string,
  record: string,
  resolver: Pick<Resolver, "resolveTxt"> = new Resolver({ timeout: 2_000, tries: 2 }),
): Promise<boolean> {
  try {
    const records = await resolver.resolveTxt(domain);
    return records.some((parts) => parts.join("").trim() === record);
  } catch (error) {
    log.info({ err: error }, "a DNS record was not found");
    return false;
  }
}
