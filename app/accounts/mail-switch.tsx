import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type Props = { memberId: string; wanted: boolean; returnTo: string };

export function MailSwitch({ memberId, wanted, returnTo }: Props) {
  return (
    <Form method="post" action="/dashboard/notifications" className="row" preventScrollReset>
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="member" value={memberId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <label className="check">
        <input type="checkbox" name="mail" defaultChecked={wanted} key={String(wanted)} />
        <span>Email me about decisions</span>
      </label>
      <Button>Save</Button>
    </Form>
  );
}
