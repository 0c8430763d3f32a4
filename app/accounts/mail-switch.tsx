import { Form } from "react-router";
import { Button } from "#app/components/button.tsx";
import type { WantedMails } from "./notifications.server.ts";

type Props = { memberId: string; wanted: WantedMails; isAdmin: boolean; returnTo: string };

export function MailSwitch({ memberId, wanted, isAdmin, returnTo }: Props) {
  return (
    <Form method="post" action="/dashboard/notifications" className="row" preventScrollReset id="emails">
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="member" value={memberId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Choice name="mail" wanted={wanted.decisions} label="Email me about decisions" />
      {isAdmin && (
        <Choice name="daily" wanted={wanted.daily} label="Email me each morning what waits for review" />
      )}
      <Button>Save</Button>
    </Form>
  );
}

function Choice({ name, wanted, label }: { name: string; wanted: boolean; label: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={wanted} key={String(wanted)} />
      <span>{label}</span>
    </label>
  );
}
