import { expect, test } from "vitest";
import { absoluteUrl, asUri } from "./site-url.ts";

test("an address in any letters is one in ASCII for who wants a URI, and stays what it is otherwise", () => {
  expect(absoluteUrl("/events/ፊደል-2027")).toBe(
    "http://localhost:3000/events/%E1%8D%8A%E1%8B%B0%E1%88%8D-2027",
  );
  expect(absoluteUrl("/events/%E1%8D%8A")).toBe("http://localhost:3000/events/%E1%8D%8A");
  expect(absoluteUrl("/logos?search=a+b&page=2#top")).toBe(
    "http://localhost:3000/logos?search=a+b&page=2#top",
  );
  expect(asUri("https://studio.example")).toBe("https://studio.example");
  expect(asUri("https://موقع.مصر/خط?q=é")).toBe("https://xn--4gbrim.xn--wgbh1c/%D8%AE%D8%B7?q=%C3%A9");
});
