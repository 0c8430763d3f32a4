import { Form } from "react-router";

export function LiteForm({ lite, path }: { lite: boolean; path: string }) {
  return (
    <Form method="post" action="/lite" preventScrollReset>
      <input type="hidden" name="returnTo" value={path} />
      <button className="btn btn-quiet" type="submit" name="lite" value={lite ? "off" : "on"}>
        {lite ? "Turn off lite mode" : "Lite mode"}
      </button>
    </Form>
  );
}
