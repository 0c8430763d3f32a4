import { Form } from "react-router";
import { Icon } from "#app/components/icon.tsx";
import { useTranslator } from "#app/words/use-translator.tsx";

/** A full page load: nothing personal may stay in the page. */
export function LogOut({ plain }: { plain?: boolean }) {
  return (
    <Form method="post" action="/logout" reloadDocument>
      <button type="submit" className={plain ? "btn-plain" : undefined}>
        {!plain && <Icon name="out" />}
        {useTranslator("dashboardFrame")("logOut")}
      </button>
    </Form>
  );
}
