import { Form } from "react-router";
import { Button } from "./button.tsx";

export type Action = { label: string; to: string; fields: Record<string, string> };

type Props = {
  action: Action;
  returnTo: string;
  className?: string;
};

export function ActionForm({ action: { label, to, fields }, returnTo, className }: Props) {
  return (
    <Form className={className} method="post" action={to} replace preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button variant="quiet">{label}</Button>
    </Form>
  );
}
