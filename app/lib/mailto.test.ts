import { expect, it } from "vitest";
import { mailto } from "./mailto.ts";

it("a message carries its words whole, and no address but the one given", () => {
  const link = mailto({ subject: "A & B?", body: "One\nbcc: x@example.com" });
  expect(link).toBe("mailto:?subject=A%20%26%20B%3F&body=One%0D%0Abcc%3A%20x%40example.com");
  expect(mailto({ to: "a@example.com?bcc=b@example.com", subject: "Hi" })).toBe(
    "mailto:a@example.com%3Fbcc%3Db@example.com?subject=Hi",
  );
});
